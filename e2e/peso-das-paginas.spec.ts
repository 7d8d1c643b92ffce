import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { parteDaMontagem, SITE } from './cenario/montagem.ts'

/** What the page itself names: the one file of the start and its sheet. */
const DO_INICIO = [
  ...readFileSync(join(SITE, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g),
].map(([, nome = '']) => nome)

/** All that the browser fetches before the last of these can run. */
function arquivosDe(...entradas: string[]): string[] {
  const vistas = new Set<string>()
  const arquivos = new Set<string>(DO_INICIO)
  const visitar = (chave: string) => {
    if (vistas.has(chave)) return
    const parte = parteDaMontagem(chave)
    vistas.add(chave)
    for (const arquivo of [parte.file, ...(parte.css ?? [])]) arquivos.add(arquivo)
    for (const importada of parte.imports ?? []) visitar(importada)
  }
  for (const entrada of entradas) visitar(entrada)
  return [...arquivos]
}

const kB = (arquivos: readonly string[]) =>
  arquivos.reduce((soma, nome) => soma + gzipSync(readFileSync(join(SITE, nome))).length, 0) / 1000

const CAPTCHA = 'src/platform/captcha/resolver-desafio.ts'
const CASCA = ['src/app/portal.tsx', 'src/routes/_interno.tsx?tsr-split=component']
const daRota = (rota: string) => [...CASCA, `src/routes/_interno/${rota}.tsx?tsr-split=component`]

/** What a page may weigh, gz, and in how many files: what it weighed when this was written, and a little room. */
const ORCAMENTO = [
  { pagina: 'entrada', entradas: [CAPTCHA], kB: 126, arquivos: 5 },
  { pagina: 'lista de tickets', entradas: daRota('tickets/index'), kB: 273.9, arquivos: 31 },
  { pagina: 'home', entradas: daRota('home'), kB: 265, arquivos: 31 },
  { pagina: 'lista de clientes', entradas: daRota('clientes/index'), kB: 265.7, arquivos: 22 },
  { pagina: 'ficha do cliente', entradas: daRota('clientes/$idCli'), kB: 319.1, arquivos: 37 },
  { pagina: 'ticket', entradas: daRota('tickets/$idTicket'), kB: 371.4, arquivos: 60 },
  { pagina: 'pedido', entradas: daRota('pedidos/$idPedido'), kB: 340.1, arquivos: 42 },
  { pagina: 'lista de orçamentos', entradas: daRota('orcamentos/index'), kB: 268, arquivos: 24 },
  { pagina: 'orçamento', entradas: daRota('orcamentos/$idOrcamento'), kB: 429.6, arquivos: 62 },
  { pagina: 'agendas', entradas: daRota('agendas'), kB: 387.6, arquivos: 52 },
]

for (const { pagina, entradas, kB: limite, arquivos: maximo } of ORCAMENTO)
  test(`MES-09 o que ${pagina} traz cabe no orçamento`, () => {
    const arquivos = arquivosDe(...entradas)
    expect(kB(arquivos), `kB de ${pagina}`).toBeLessThanOrEqual(limite)
    expect(arquivos.length, `arquivos de ${pagina}`).toBeLessThanOrEqual(maximo)
  })
