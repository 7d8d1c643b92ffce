import { expect, it } from 'vitest'
import { nomeLegivel } from './guardar-arquivos.ts'

it.each([
  ['nota fiscal.pdf', 'nota fiscal.pdf'],
  [' avaliação\u0000\r\n.png ', 'avaliação.png'],
  ['\u202Egnp.exe.png', 'gnp.exe.png'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(191)}…aaaa.pdf`],
  ['logo\u2028marca\u2029.png', 'logomarca.png'],
  // Cut through the middle of a character, half of it is no text, which a JSON column refuses.
  [`${'a'.repeat(190)}😀${'b'.repeat(4)}😀.webm😀😀`, `${'a'.repeat(190)}…webm😀😀`],
])('ENT-04 o nome %j guarda-se como %j', (nome, esperado) => {
  expect(nomeLegivel(nome)).toBe(esperado)
})
