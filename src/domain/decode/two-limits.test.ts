import { expect, it } from 'vitest';
import { unitsOf } from './sentence-units.ts';
import { readTwoLimits } from './two-limits.ts';

it.each([
  'Unter Anleitung bewältigte Frau Kern die meisten der ihr zugeteilten Arbeiten.',
  'Die meisten Aufgaben löste er mit Unterstützung der Kollegen.',
  'Unter Aufsicht gelangen ihm die meisten Handgriffe.',
  'Mit Hilfe der Kollegen bewältigte sie den größten Teil ihrer Arbeiten.',
  'Einfache Eingaben gelangen ihr meist.',
  'Im Allgemeinen erledigte er kleinere Arbeiten unter Anleitung.',
])('two limits leave little: %s', (text) => expect(readTwoLimits(unitsOf(text))?.grade).toBe(5));

it.each([
  'Die meisten Kunden kannte er beim Namen.',
  'Unter Anleitung löste sie die ihr gestellten Aufgaben.',
  'Unter Anleitung des Meisters führte er die Arbeiten aus.',
  'Unter Anleitung wusste er mehr als die meisten seiner Kollegen.',
  'Die meisten Aufgaben löste er ohne Unterstützung.',
  'Den größten Teil seiner Arbeiten erledigte er selbst.',
])('no two limits in: %s', (text) => expect(readTwoLimits(unitsOf(text))).toBeNull());
