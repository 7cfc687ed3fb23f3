/** A picture in shades of grey, one byte a pixel, row by row from the top; 0 is black. */
export interface GreyImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
