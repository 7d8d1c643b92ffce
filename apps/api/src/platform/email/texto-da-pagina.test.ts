import { expect, it } from 'vitest'
import { textoDaPagina } from './texto-da-pagina.ts'

it.each([
  [
    'uma tabela: uma linha por linha, as células separadas',
    '<p>Oi</p><table><tr><th>Produto</th><th>Qtd</th></tr><tr><td>Parafuso</td><td>10</td></tr></table><p>Até</p>',
    'Oi\n\nProduto | Qtd\nParafuso | 10\n\nAté',
  ],
  [
    'como o Word e o Gmail a escrevem',
    '<table><tbody><tr><td><p class=MsoNormal>Produto</p></td>\n<td><div><p>Qtd</p></div></td></tr></tbody></table>',
    'Produto | Qtd',
  ],
  ['sem fechar nada', '<table><tr><td>a<td>b<tr><td>c<td>d</table>', 'a | b\nc | d'],
  ['células vazias não contam', '<table><tr><td></td><td>a</td><td>&nbsp;</td></tr></table>', 'a'],
  [
    'a tabela que só arruma a página não junta os parágrafos',
    '<table><tr><td><p>Um</p><p>Dois</p></td></tr></table>',
    'Um\n\nDois',
  ],
  [
    'uma dentro da outra',
    '<table><tr><td><table><tr><td>x</td><td>y</td></tr><tr><td>z</td></tr></table></td></tr></table>',
    'x | y\nz',
  ],
  ['listas', '<p>Faltou:</p><ul><li>um</li><li>dois</li></ul>', 'Faltou:\n\n * um\n * dois'],
  ['termo e definição', '<dl><dt>Nota</dt><dd>123</dd></dl>', 'Nota\n123'],
  ['imagem no lugar', '<p>Veja <img src="cid:i1"></p>', 'Veja [cid:i1]'],
  ['o que não se lê', '<style>p{}</style><script>x()</script><title>t</title>Oi<!-- <td>n</td> -->', 'Oi'],
  ['sinais', '<table><tr><td>1 &lt; 2</td><td>a &amp; b</td></tr></table>', '1 < 2 | a & b'],
])('ALC-02 o texto de uma página: %s', async (_, html, esperado) => {
  expect(await textoDaPagina(html)).toBe(esperado)
})

it('SEG-04 uma página feita para demorar não demora', async () => {
  const antes = performance.now()
  await textoDaPagina('<td><p>'.repeat(10_000))
  await textoDaPagina(`<table><tr>${'<td><div> '.repeat(10_000)}`)
  await textoDaPagina(`<td><p>${'a '.repeat(240_000)}`)
  expect(performance.now() - antes).toBeLessThan(20_000)
})
