import { expect, it } from 'vitest'
import { disposicao } from './enviar-arquivo.ts'

it.each([
  ['nota.pdf', 'filename="nota.pdf"; filename*=UTF-8\'\'nota.pdf'],
  [
    'avaliação nº 1.pdf',
    'filename="avaliacao n_ 1.pdf"; filename*=UTF-8\'\'avalia%C3%A7%C3%A3o%20n%C2%BA%201.pdf',
  ],
  ['a"b\\c.png', 'filename="a_b_c.png"; filename*=UTF-8\'\'a%22b%5Cc.png'],
  ["it's (1)*.png", "filename=\"it's (1)*.png\"; filename*=UTF-8''it%27s%20%281%29%2A.png"],
  ['linha\r\nx-mal: 1.png', 'filename="linha__x-mal: 1.png"; filename*=UTF-8\'\'linha%0D%0Ax-mal%3A%201.png'],
  ['foto\ud800.png', 'filename="foto_.png"; filename*=UTF-8\'\'foto%EF%BF%BD.png'],
])('ENT-04 o nome %j viaja inteiro e não escapa do cabeçalho', (nome, esperado) => {
  expect(disposicao(nome, 'attachment')).toBe(`attachment; ${esperado}`)
})
