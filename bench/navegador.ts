import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { abrirPagina, type Page } from '../e2e/cenario/navegador.ts'
import { acompanharRede, type Rede } from './carga-da-pagina.ts'
import { medirComLighthouse, type NotaDoLighthouse, prepararLighthouse } from './lighthouse.ts'
import { escreverMedidas, type Medida } from './medidas-do-navegador.ts'
import { abrirPortal, type Portal } from './portal.ts'

const VOLTAS = Number(process.env.VOLTAS || 5)
/** 'antes' writes the other column: for who measures the starting point. */
const COLUNA = process.env.COLUNA === 'antes' ? 'antes' : 'agora'
const LENTIDAO = 4
/** A busy machine with a slowed processor takes its time: late is a figure, not a failure. */
const PACIENCIA_MS = 180_000
const ESPERA_DO_RESTO_MS = 5_000
const CHAVE_DO_TOKEN = 'balcao:token:aurora'

type Tela = { caminho: string; pronta: string; token?: string }
type Tempos = { lcp: number; tbt: number; pronta: number }

const mediana = (valores: readonly number[]) =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0

/** Each time a browser of its own: nothing cached, as who comes for the first time. */
async function visitar<T>(tela: Tela, fazer: (page: Page) => Promise<T>): Promise<T> {
  const { page, fechar } = await abrirPagina({ largura: 1440, altura: 900 })
  page.setDefaultTimeout(PACIENCIA_MS)
  try {
    await page.addInitScript(
      ({ pronta, chave, token }) => {
        if (token) localStorage.setItem(chave, token)
        const medicao = { pronta: 0, lcp: 0, tarefas: [] as { inicio: number; duracao: number }[] }
        Object.assign(window, { medicao })
        const olhar = () => {
          if (document.querySelector(pronta)) medicao.pronta = performance.now()
          else requestAnimationFrame(olhar)
        }
        olhar()
        new PerformanceObserver((lista) => {
          medicao.lcp = lista.getEntries().at(-1)?.startTime ?? medicao.lcp
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((lista) => {
          for (const { startTime, duration } of lista.getEntries())
            medicao.tarefas.push({ inicio: startTime, duracao: duration })
        }).observe({ type: 'longtask', buffered: true })
      },
      { pronta: tela.pronta, chave: CHAVE_DO_TOKEN, token: tela.token },
    )
    return await fazer(page)
  } finally {
    await fechar()
  }
}

async function abrir(page: Page, url: string, tela: Tela): Promise<void> {
  await page.goto(url + tela.caminho)
  await page.locator(tela.pronta).first().waitFor()
  await page.waitForLoadState('networkidle')
}

const medirRede = (url: string, tela: Tela): Promise<Rede> =>
  visitar(tela, async (page) => {
    const contar = acompanharRede(page)
    await abrir(page, url, tela)
    // What the page leaves for when it has nothing better to do (platform/pagina-mostrada.ts) counts too, after it.
    await page.waitForTimeout(ESPERA_DO_RESTO_MS)
    return contar(await page.evaluate(() => window.medicao.pronta))
  })

const medirTempos = (url: string, tela: Tela): Promise<Tempos> =>
  visitar(tela, async (page) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTIDAO })
    await abrir(page, url, tela)
    return page.evaluate(() => {
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const { lcp, pronta, tarefas } = window.medicao
      const depois = tarefas.filter(({ inicio }) => inicio >= fcp)
      return { lcp, pronta, tbt: depois.reduce((soma, { duracao }) => soma + duracao - 50, 0) }
    })
  })

async function medirVoltas(url: string, tela: Tela): Promise<Tempos> {
  const voltas: Tempos[] = []
  for (let volta = 0; volta < VOLTAS; volta++) voltas.push(await medirTempos(url, tela))
  const de = (nome: keyof Tempos) => mediana(voltas.map((tempos) => tempos[nome]))
  return { lcp: de('lcp'), tbt: de('tbt'), pronta: de('pronta') }
}

async function medirLighthouse(url: string): Promise<NotaDoLighthouse | null> {
  if (!(await prepararLighthouse())) return null
  const notas: NotaDoLighthouse[] = []
  for (let volta = 0; volta < 3; volta++) notas.push(await medirComLighthouse(url))
  return notas.toSorted((a, b) => a.desempenho - b.desempenho)[1] ?? null
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const ms = (tempo: number) => `${tempo.toFixed(0)} ms`

function medidasDaTela(nome: string, rede: Rede, tempos: Tempos, metas: Record<string, string>): Medida[] {
  const linhas: [string, string][] = [
    ['JS e CSS, gz', kB(rede.codigoGz)],
    ['arquivos de JS e CSS', String(rede.arquivos)],
    ['JS e CSS até aparecer, gz', kB(rede.ateAparecer.codigoGz)],
    ['arquivos de JS e CSS até aparecer', String(rede.ateAparecer.arquivos)],
    ['JS e CSS como vieram', kB(rede.codigoTransferido)],
    ['cabeçalhos de todas as respostas', kB(rede.cabecalhos)],
    ['cabeçalhos por arquivo de JS e CSS', `${Math.round(rede.cabecalhosDoCodigo / rede.arquivos)} B`],
    [`LCP, processador ${LENTIDAO}× mais lento`, ms(tempos.lcp)],
    [`até aparecer, processador ${LENTIDAO}× mais lento`, ms(tempos.pronta)],
    [`bloqueio (TBT), processador ${LENTIDAO}× mais lento`, ms(tempos.tbt)],
  ]
  return linhas.map(([medida, valor]) => ({ medida: `${nome}: ${medida}`, meta: metas[medida] ?? '', valor }))
}

declare global {
  interface Window {
    medicao: { pronta: number; lcp: number; tarefas: { inicio: number; duracao: number }[] }
  }
}

const pasta = await mkdtemp(join(tmpdir(), 'balcao-bench-'))
let portal: Portal | undefined
try {
  portal = await abrirPortal(pasta, { dizer: console.log, encher: async () => {} })
  const entrada: Tela = { caminho: '/login', pronta: 'form button[type="submit"]' }
  const lista: Tela = {
    caminho: '/tickets',
    pronta: 'table tbody a[href^="/tickets/"]',
    token: await portal.tokenDe('GERENTE'),
  }
  const { url } = portal
  console.log(`Medindo (${cpus().length} núcleos, carga ${loadavg()[0]?.toFixed(1)})…`)
  const medidas = [
    ...medidasDaTela('entrada', await medirRede(url, entrada), await medirVoltas(url, entrada), {
      'JS e CSS, gz': '≤ 130 kB',
    }),
    ...medidasDaTela('lista', await medirRede(url, lista), await medirVoltas(url, lista), {
      'JS e CSS até aparecer, gz': '≤ 260 kB',
      'arquivos de JS e CSS até aparecer': '≤ 25',
      [`LCP, processador ${LENTIDAO}× mais lento`]: '< 2500 ms',
    }),
  ]
  console.log('Lighthouse, três vezes…')
  const nota = await medirLighthouse(`${url}/login`)
  const doLighthouse: Medida[] = [
    {
      medida: 'entrada: Lighthouse (celular), desempenho',
      meta: '≥ 90',
      valor: String(nota?.desempenho ?? '—'),
    },
    { medida: 'entrada: Lighthouse, TBT', meta: '', valor: nota ? ms(nota.tbt) : '—' },
    { medida: 'entrada: Lighthouse, LCP', meta: '', valor: nota ? ms(nota.lcp) : '—' },
    { medida: 'entrada: Lighthouse, FCP', meta: '', valor: nota ? ms(nota.fcp) : '—' },
  ]
  await escreverMedidas(COLUNA, [...medidas, ...doLighthouse])
} finally {
  await portal?.parar()
  await rm(pasta, { recursive: true, force: true })
}
