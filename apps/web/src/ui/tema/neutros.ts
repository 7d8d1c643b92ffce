import type { MantineColorsTuple } from '@mantine/core'

export const BRANCO = '#ffffff'
export const TINTA = '#1f1b18'

// Greys with a slight warmth. Index 5 is the lightest that still draws a field's border at 3:1 on white, index 6 the
// lightest that may carry text on every light surface.
export const CINZAS = [
  '#faf9f7',
  '#f4f2ef',
  '#eae7e3',
  '#dedad5',
  '#cbc6c0',
  '#8f8880',
  '#6a645e',
  '#524d48',
  '#38342f',
  '#231f1c',
] as const satisfies MantineColorsTuple

// The kit reads this one as: 0 text, 2 dimmed, 4 border, 5 hover, 6 field, 7 surface, 8 page.
export const ESCUROS = [
  '#ece8e3',
  '#d3cec8',
  '#b0aaa3',
  '#7d7770',
  '#47423d',
  '#38342f',
  '#2a2724',
  '#211e1c',
  '#191715',
  '#12100f',
] as const satisfies MantineColorsTuple
