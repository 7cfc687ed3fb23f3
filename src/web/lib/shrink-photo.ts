import { largePhotoBytes, photoPixels } from './constants.ts';

const quality = 0.86;

/** A photo small enough to be sent quickly; what the browser cannot open stays as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= largePhotoBytes || !/^image\/(?:jpeg|png|webp)$/u.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, photoPixels / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    return blob === null || blob.size >= file.size
      ? file
      : new File([blob], file.name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}
