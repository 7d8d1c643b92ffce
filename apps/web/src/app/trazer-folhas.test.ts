import { afterEach, expect, it } from 'vitest'
import { moverFolhas } from '../../folhas-apos-o-esqueleto.ts'
import { trazerFolhas } from './trazer-folhas.ts'

const FOLHA = '<link rel="stylesheet" crossorigin href="/assets/a.css">'

// Files share the document: what this one writes by hand no other removes.
afterEach(() => document.body.replaceChildren())

it('a folha de estilo não segura o esqueleto: vem depois dele', () => {
  const html = moverFolhas(
    `<head>\n  <link rel="icon" href="/i.svg">\n  ${FOLHA}\n</head>\n<body><div id="raiz"></div>\n</body>`,
  )
  expect(html.indexOf(FOLHA)).toBeGreaterThan(html.indexOf('id="raiz"'))
  expect(html.match(/stylesheet/g)).toHaveLength(1)
  expect(html).toContain('<link rel="icon" href="/i.svg">\n</head>')
})

it('volta à cabeça antes das folhas das páginas, e a aplicação espera por ela', async () => {
  document.body.innerHTML = '<div id="raiz"></div><link rel="stylesheet">'
  const folha = document.body.querySelector('link')
  let pronta = false
  const espera = trazerFolhas().then(() => {
    pronta = true
  })
  expect(document.head.lastElementChild).toBe(folha)
  await Promise.resolve()
  expect(pronta).toBe(false)
  folha?.dispatchEvent(new Event('load'))
  await espera
  expect(pronta).toBe(true)
})
