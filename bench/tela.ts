import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Banco } from '../apps/api/src/platform/banco/conexao.ts'
import { encherDeNotas } from '../apps/api/test/muitas-notas.ts'
import { abrirPagina, type Page } from '../e2e/cenario/navegador.ts'
import { abrirPortal, type Portal } from './portal.ts'
import { medirOrcamentos } from './tela-do-orcamento.ts'

const NOTAS = Number(process.env.NOTAS || 5_000)
const ITENS = Number(process.env.ITENS || 400)
const ITENS_DO_ORCAMENTO = 500
const VOLTAS = Number(process.env.VOLTAS || 5)
/** A phone of some years ago, on the machine that measures. */
const LENTIDAO = 4
const ITENS_DA_PEQUENA = 10
const PRIMEIRO_NUMERO = 700_000
const TIPO = { menu: 'Reclamação', descricao: 'Falta de mercadoria', motivo: 'Volume faltando' }

type Medida = { caso: string; tempo: number; maiorTarefa: number; bloqueio: number }
type Cliente = { id: number; razao: string }

/** The customer who bought all of it, served by one branch only, so that none is asked for. */
async function encher(banco: Banco): Promise<Cliente> {
  const { rows } = await banco.$client.query<{ id: string; razao: string; filial: string }>(
    `select c.id, c.razao_social as razao, min(cf.filial_id) as filial from cliente c
     join cliente_filial cf on cf.cliente_id = c.id join filial f on f.id = cf.filial_id
     group by c.id having count(*) = 1 order by c.id limit 1`,
  )
  const [dono] = rows
  if (!dono) throw new Error('a demonstração não tem cliente de uma filial só')
  console.log(`Inserindo ${NOTAS} notas, a mais nova com ${ITENS} itens…`)
  await encherDeNotas(banco, {
    idCli: Number(dono.id),
    idFil: Number(dono.filial),
    quantas: NOTAS,
    itensPorNota: ITENS_DA_PEQUENA,
    itensDaGrande: ITENS,
    primeiroNumero: PRIMEIRO_NUMERO,
  })
  return { id: Number(dono.id), razao: dono.razao }
}

async function abrirPassoDeProdutos(page: Page, { id, razao }: Cliente): Promise<void> {
  const janela = page.getByRole('dialog', { name: 'Abrir novo ticket' })
  const opcao = (nome: string) => page.getByRole('option').filter({ hasText: nome }).first().click()
  const lista = (name: string) => janela.getByRole('combobox', { name, exact: true })
  await page.getByRole('button', { name: 'NOVO TICKET' }).click()
  await janela.getByRole('group', { name: 'O que você precisa abrir?' }).getByText(TIPO.menu).click()
  await lista('Tipo').click()
  await opcao(TIPO.descricao)
  await janela.getByRole('textbox', { name: 'Assunto' }).fill('Medição')
  await lista('Motivo').click()
  await opcao(TIPO.motivo)
  await janela.getByRole('button', { name: 'Prosseguir' }).click()
  await lista('Origem').click()
  await opcao('Telefone')
  await lista('Cliente').fill(String(id))
  await opcao(razao)
  await janela.getByRole('button', { name: 'Prosseguir' }).click()
  await janela.getByRole('button', { name: 'Pesquisar' }).waitFor()
}

/** How long it takes until `fazer` is done, the longest task of the page meanwhile, and all that exceeded 50 ms. */
async function medir(page: Page, caso: string, fazer: () => Promise<unknown>): Promise<Medida> {
  await page.evaluate(() => {
    const tarefas: number[] = []
    const observador = new PerformanceObserver((lista) => {
      for (const { duration } of lista.getEntries()) tarefas.push(duration)
    })
    observador.observe({ type: 'longtask' })
    Object.assign(window, { medicao: { tarefas, observador } })
  })
  const inicio = performance.now()
  await fazer()
  const tempo = performance.now() - inicio
  const tarefas = await page.evaluate(async () => {
    // What was just asked for is drawn, and the observer told of it.
    await new Promise((pronto) => requestAnimationFrame(() => setTimeout(pronto, 100)))
    const { medicao } = window as unknown as {
      medicao: { tarefas: number[]; observador: PerformanceObserver }
    }
    medicao.observador.disconnect()
    return medicao.tarefas
  })
  const bloqueio = tarefas.reduce((soma, duracao) => soma + duracao - 50, 0)
  return { caso, tempo, maiorTarefa: Math.max(0, ...tarefas), bloqueio }
}

/** The same walk through a small invoice and through the big one. */
async function percorrer(page: Page, numero: number, itens: number): Promise<Medida[]> {
  const janela = page.getByRole('dialog', { name: 'Abrir novo ticket' })
  const notas = janela.getByRole('list', { name: 'Notas fiscais encontradas' })
  await janela.getByRole('button', { name: 'Limpar', exact: true }).click()
  await janela.getByRole('textbox', { name: 'Nota fiscal' }).fill(String(numero))
  await janela.getByRole('button', { name: 'Pesquisar' }).click()
  const cartao = janela.getByRole('article', { name: `Nota ${numero}`, exact: true })
  await cartao.waitFor()
  await notas.waitFor()
  const filtro = janela.getByLabel('Filtrar produtos da nota')
  const medidas = [
    await medir(page, 'abrir a nota', async () => {
      await cartao.getByRole('button', { name: 'Produtos da NF' }).click()
      await janela.getByText(`${itens} produtos`).waitFor()
    }),
  ]
  const produtos = janela.getByRole('article')
  await produtos.nth(1).hover()
  medidas.push(
    await medir(page, 'rolar os produtos', async () => {
      for (let i = 0; i < 30; i++) {
        await page.mouse.wheel(0, 600)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
    }),
    await medir(page, 'filtrar', async () => {
      await filtro.pressSequentially('produto 1', { delay: 30 })
      await janela.getByText(/^\d+ de \d+ produtos$/).waitFor()
    }),
    await medir(page, 'desfazer o filtro', async () => {
      await filtro.fill('')
      await janela.getByText(`${itens} produtos`, { exact: true }).waitFor()
    }),
    await medir(page, 'digitar num cartão', async () => {
      const campo = janela.getByLabel('Observações').nth(2)
      await campo.pressSequentially('caixa molhada', { delay: 30 })
    }),
  )
  await janela.getByRole('button', { name: 'Mostrar todas as notas' }).click()
  await notas.waitFor()
  return medidas
}

async function percorrerNotas(page: Page): Promise<Medida[]> {
  const janela = page.getByRole('dialog', { name: 'Abrir novo ticket' })
  const notas = janela.getByRole('list', { name: 'Notas fiscais encontradas' })
  await janela.getByRole('button', { name: 'Limpar', exact: true }).click()
  return [
    await medir(page, 'pesquisar', async () => {
      await janela.getByRole('button', { name: 'Pesquisar' }).click()
      await notas.waitFor()
    }),
    await medir(page, 'rolar e virar a página', async () => {
      await notas.hover()
      for (let i = 0; i < 8; i++) {
        await page.mouse.wheel(0, 300)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await janela.getByRole('button', { name: 'Página 2', exact: true }).click()
      await janela.getByText('11–20 de').waitFor()
    }),
    await medir(page, 'digitar nos filtros', () =>
      janela
        .getByRole('textbox', { name: 'Produto', exact: true })
        .pressSequentially('ração premium', { delay: 30 }),
    ),
  ]
}

const mediana = (valores: readonly number[]) =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0

function resumir(voltas: readonly Medida[][]): Map<string, Medida> {
  const porCaso = Map.groupBy(voltas.flat(), ({ caso }) => caso)
  return new Map(
    [...porCaso].map(([caso, medidas]) => {
      const de = (nome: 'tempo' | 'maiorTarefa' | 'bloqueio') =>
        mediana(medidas.map((medida) => medida[nome]))
      return [caso, { caso, tempo: de('tempo'), maiorTarefa: de('maiorTarefa'), bloqueio: de('bloqueio') }]
    }),
  )
}

function mostrar(
  titulo: string,
  medidas: ReadonlyMap<string, Medida>,
  piso?: ReadonlyMap<string, Medida>,
): void {
  const numero = (valor: number) => valor.toFixed(0).padStart(14)
  console.log(
    `\n${titulo.padEnd(28)}${['tempo ms', 'maior tarefa', 'bloqueio ms'].map((t) => t.padStart(14)).join('')}${piso ? '× pequena'.padStart(14) : ''}`,
  )
  for (const { caso, tempo, maiorTarefa, bloqueio } of medidas.values()) {
    const base = piso?.get(caso)?.tempo
    const razao = base ? (tempo / base).toFixed(1).replace('.', ',').padStart(14) : ''
    console.log(caso.padEnd(28) + numero(tempo) + numero(maiorTarefa) + numero(bloqueio) + razao)
  }
}

const pasta = await mkdtemp(join(tmpdir(), 'balcao-bench-'))
let portal: Portal | undefined
try {
  let cliente: Cliente | undefined
  portal = await abrirPortal(pasta, {
    dizer: console.log,
    encher: async (banco) => {
      cliente = await encher(banco)
    },
  })
  if (!cliente) throw new Error('não há cliente')
  const { page, fechar } = await abrirPagina({ largura: 1440, altura: 900 })
  const token = await portal.tokenDe('GERENTE')
  await page.addInitScript((valor) => localStorage.setItem('balcao:token:aurora', valor), token)
  const cdp = await page.context().newCDPSession(page)
  await medirOrcamentos(
    { url: portal.url, token, page, cdp, itens: ITENS_DO_ORCAMENTO, voltas: VOLTAS },
    LENTIDAO,
  )
  await page.goto(`${portal.url}/home`)
  await abrirPassoDeProdutos(page, cliente)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTIDAO })
  console.log(
    `Medindo ${VOLTAS} voltas, processador ${LENTIDAO}× mais lento (${cpus().length} núcleos, carga ${loadavg()[0]?.toFixed(1)})…`,
  )
  const [pequena, grande, notas]: Medida[][][] = [[], [], []]
  for (let volta = -1; volta < VOLTAS; volta++) {
    const daVolta = [
      await percorrer(page, PRIMEIRO_NUMERO + 2, ITENS_DA_PEQUENA),
      await percorrer(page, PRIMEIRO_NUMERO + 1, ITENS),
      await percorrerNotas(page),
    ]
    if (volta < 0) continue
    pequena?.push(daVolta[0] ?? [])
    grande?.push(daVolta[1] ?? [])
    notas?.push(daVolta[2] ?? [])
  }
  const piso = resumir(pequena ?? [])
  mostrar(`nota de ${ITENS_DA_PEQUENA} itens`, piso)
  mostrar(`nota de ${ITENS} itens`, resumir(grande ?? []), piso)
  mostrar(`cliente com ${NOTAS} notas`, resumir(notas ?? []))
  await fechar()
} finally {
  await portal?.parar()
  await rm(pasta, { recursive: true, force: true })
}
