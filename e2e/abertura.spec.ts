import { TAMANHO_DE_PAGINA } from '@balcao/dominio/constantes'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { PARAMETROS } from '@balcao/dominio/parametros'
import { PASSOS, type Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { Locator, Page } from '@playwright/test'
import { CONTAS_DEMO } from '../apps/api/demo/contas.ts'
import {
  type Abertura,
  abrirProduto,
  anexar,
  assuntoDe,
  comecar,
  compraComSaldo,
  conferirTicket,
  enviar,
  escolherCliente,
  escolherTipo,
  escreverDetalhes,
  esperarRascunho,
  estaNoPasso,
  janela,
  mensagemDe,
  preencher,
  prosseguir,
  selecionarMotivo,
} from './abertura-de-tickets.ts'
import { tipoDe } from './fluxo-de-tickets.ts'
import { CELULAR, expect, test } from './jornada.ts'

type Quem = 'OPERADOR' | 'REPRESENTANTE' | 'CONSUMIDOR_FINAL'
type Jornada = Pick<Abertura, 'chave' | 'motivos' | 'consumidor'> & {
  quem: Quem
  /** The steps that axe looks at, each once on either screen. */
  olhares?: readonly Passo[]
}

const DEVOLUCAO_PARCIAL = {
  chave: 'DEVOLUCAO_PARCIAL',
  motivos: ['Erro na entrega', 'Produto trocado', 'Na separação'],
} as const
const PRORROGACAO = { chave: 'PRORROGACAO_BOLETO', motivos: ['Acordo comercial'] } as const
const QUALIDADE = { chave: 'QUALIDADE_PRODUTO', motivos: ['Corpo estranho'] } as const

/**
 * Every step on either screen, and each kind of person: what differs on the way through the wizard. That each type opens
 * for each of them is proved where it is decided, in the server's `abrir.test.ts` and `abrir-como-consumidor.test.ts`.
 */
const JORNADAS: Record<'na mesa' | 'no celular', readonly Jornada[]> = {
  'na mesa': [
    { quem: 'OPERADOR', ...DEVOLUCAO_PARCIAL, olhares: ['PRODUTOS', 'TRANSPORTADORA', 'RESUMO'] },
    { quem: 'OPERADOR', ...PRORROGACAO, olhares: ['NOTAS', 'PRORROGACAO', 'DETALHES'] },
    { quem: 'OPERADOR', ...QUALIDADE, olhares: ['SOLICITACAO', 'CLIENTE', 'AVULSOS'] },
    // Staff also opens in the name of somebody who is no customer: their form stands in place of the customer's.
    {
      quem: 'OPERADOR',
      chave: 'DUVIDA_PRODUTO',
      consumidor: { nome: 'Otávio Reis Camargo', email: 'otavio.camargo@example.com' },
      olhares: ['CLIENTE'],
    },
    { quem: 'REPRESENTANTE', chave: 'DEVOLUCAO_TOTAL', motivos: ['Desacordo comercial'] },
  ],
  'no celular': [
    { quem: 'REPRESENTANTE', ...DEVOLUCAO_PARCIAL, olhares: ['PRODUTOS', 'TRANSPORTADORA', 'RESUMO'] },
    { quem: 'REPRESENTANTE', ...PRORROGACAO, olhares: ['CLIENTE', 'NOTAS', 'PRORROGACAO'] },
    { quem: 'CONSUMIDOR_FINAL', ...QUALIDADE, olhares: ['SOLICITACAO', 'AVULSOS'] },
    { quem: 'CONSUMIDOR_FINAL', chave: 'ELOGIO', motivos: ['Atendimento'], olhares: ['CLIENTE', 'DETALHES'] },
  ],
}
const TELAS = {
  'na mesa': {},
  'no celular': { viewport: CELULAR, hasTouch: true },
} as const
type Tela = keyof typeof TELAS

test('as aberturas passam por todos os passos nas duas telas, e axe os olha', () => {
  for (const jornadas of Object.values(JORNADAS)) {
    const olhados = jornadas.flatMap(({ olhares = [] }) => olhares)
    const faltam = Object.keys(PASSOS).filter((passo) => !olhados.includes(passo as Passo))
    // The placeholder of a ticket without a type, which nobody can leave.
    expect(faltam).toEqual(['A_DEFINIR'])
  }
})

const NOMES: Record<Quem, string> = {
  OPERADOR: 'o operador',
  REPRESENTANTE: 'o representante',
  CONSUMIDOR_FINAL: 'o consumidor final',
}

for (const onde of Object.keys(TELAS) as Tela[])
  test.describe(onde, () => {
    test.use(TELAS[onde])
    for (const { quem, olhares = [], ...jornada } of JORNADAS[onde])
      test(`NOV-02 NOV-15 NOV-16 ${NOMES[quem]} abre um ticket de ${tipoDe(jornada.chave).descricao}`, async ({
        page,
        portal,
      }) => {
        await portal.estarComo(quem)
        const abertura: Abertura = {
          ...jornada,
          compra: quem === 'CONSUMIDOR_FINAL' ? null : await compraComSaldo(page, jornada.chave),
          async aoPreencher(passo) {
            if (quem === 'CONSUMIDOR_FINAL' && passo === 'CLIENTE') await estaEmSeuNome(page)
            if (olhares.includes(passo)) await portal.semBarreiras(`${passo} de ${jornada.chave} ${onde}`)
          },
        }
        await comecar(page)
        await preencher(page, abertura)
        await enviar(page)
        await conferirTicket(page, abertura)
        await expect(janela(page)).toHaveCount(0)
      })
  })

/** NOV-06, PER-08 The consumer's own data, and nobody else to choose. */
async function estaEmSeuNome(page: Page): Promise<void> {
  const conta = CONTAS_DEMO.find(({ tipo }) => tipo === 'CONSUMIDOR_FINAL')
  const area = janela(page)
  await expect(area.getByRole('textbox', { name: 'Nome completo' })).toHaveValue(conta?.nome ?? '')
  await expect(area.getByRole('textbox', { name: 'E-mail' })).toHaveValue(/@/)
  await expect(area.getByRole('switch')).toHaveCount(0)
  await expect(area.getByRole('combobox', { name: 'Cliente' })).toHaveCount(0)
}

test('NOV-16 o que foi digitado e anexado sobrevive a uma recarga, até ser descartado', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR')
  const chave = 'ELOGIO'
  const area = janela(page)
  const compra = await compraComSaldo(page, chave)
  await comecar(page)
  await escolherTipo(page, { chave, motivos: ['Produto'] })
  await prosseguir(page)
  await escolherCliente(page, compra)
  await prosseguir(page)
  await escreverDetalhes(page, chave)
  await esperarRascunho(page, mensagemDe(chave))

  await page.reload()
  await page.getByRole('button', { name: 'NOVO TICKET' }).click()
  await expect(area.getByRole('heading', { name: 'Você tem um ticket começado' })).toBeVisible()
  await expect(area).toContainText('1 anexo')
  await portal.semBarreiras('oferta de continuar')
  await area.getByRole('button', { name: 'Continuar de onde parou' }).click()
  await estaNoPasso(page, 'DETALHES')
  await expect(area.getByRole('textbox', { name: 'Descreva a sua solicitação' })).toHaveValue(
    mensagemDe(chave),
  )
  await expect(area.getByRole('listitem').filter({ hasText: 'detalhe.png' })).toBeVisible()
  await prosseguir(page)
  for (const texto of [assuntoDe(chave), 'Produto', compra.cliente.razSoc, 'detalhe.png'])
    await expect(area.locator('dl')).toContainText(texto)

  const pergunta = page.getByRole('dialog', { name: 'Descartar este ticket?' })
  await page.keyboard.press('Escape')
  await pergunta.getByRole('button', { name: 'Continuar preenchendo' }).click()
  await expect(pergunta).toBeHidden()
  await estaNoPasso(page, 'RESUMO')
  await page.keyboard.press('Escape')
  await pergunta.getByRole('button', { name: 'Descartar' }).click()
  await expect(area).toHaveCount(0)
  await comecar(page)
  await expect(area.getByRole('button', { pressed: true })).toHaveCount(0)
})

const exigeFoto = (produto: { anexo_obrigatorio: boolean }) => produto.anexo_obrigatorio

test('NOV-16 a pesquisa e o produto preenchido pela metade, com a foto, sobrevivem a uma recarga', async ({
  page,
  portal,
}) => {
  await portal.estarComo('OPERADOR')
  const chave = 'FALTA_MERCADORIA'
  const compra = await compraComSaldo(page, chave)
  await comecar(page)
  await escolherTipo(page, { chave, motivos: ['Volume faltando'] })
  await prosseguir(page)
  await escolherCliente(page, compra)
  await prosseguir(page)
  const cartao = await abrirProduto(page, compra)
  await cartao.getByLabel('Quantidade a devolver').fill('2')
  await cartao.getByLabel('Observações').fill('A caixa chegou aberta')
  await selecionarMotivo(cartao, 'Falta')
  await anexar(cartao, 'pela-metade.png')
  await esperarRascunho(page, 'A caixa chegou aberta')

  await page.reload()
  await page.getByRole('button', { name: 'NOVO TICKET' }).click()
  await expect(janela(page)).toContainText('1 anexo')
  await janela(page).getByRole('button', { name: 'Continuar de onde parou' }).click()
  await estaNoPasso(page, 'PRODUTOS')
  await expect(cartao.getByLabel('Quantidade a devolver')).toHaveValue('2')
  await expect(cartao.getByLabel('Observações')).toHaveValue('A caixa chegou aberta')
  await expect(cartao.getByRole('combobox', { name: 'Motivo' })).toHaveValue('Falta')
  await expect(cartao.getByRole('listitem').filter({ hasText: 'pela-metade.png' })).toBeVisible()
  await cartao.getByRole('button', { name: 'Adicionar ao Ticket' }).click()
  await expect(cartao.getByText('Adicionado', { exact: true })).toBeVisible()
  await janela(page).getByRole('button', { name: 'Mostrar todas as notas' }).click()
  await expect(janela(page).getByRole('textbox', { name: 'Nota fiscal' })).toHaveValue(
    String(compra.nota.numNf),
  )
})

/** What is told of each product, in the order in which it is told; the step before it is mended first. */
const RECUSAS_DO_PRODUTO: readonly [mensagem: string, remendo: (cartao: Locator) => Promise<unknown>][] = [
  [MENSAGENS.motivoObrigatorio, (cartao) => selecionarMotivo(cartao, 'Outro')],
  [MENSAGENS.observacaoObrigatoria, (cartao) => cartao.getByLabel('Observações').fill('Veio quebrado.')],
  [MENSAGENS.anexoObrigatorio, (cartao) => anexar(cartao, 'quebrado.png')],
  [MENSAGENS.quantidadeInvalida, (cartao) => cartao.getByLabel('Quantidade a devolver').fill('1')],
]

test('NOV-05 NOV-11 o produto só entra com motivo, observação, foto e quantidade que existam', async ({
  page,
  portal,
}) => {
  await portal.estarComo('GERENTE')
  const chave = 'DEVOLUCAO_PARCIAL'
  const compra = await compraComSaldo(page, chave, (produtos) => produtos.some(exigeFoto))
  const produto = compra.nota.produtos.find(exigeFoto)
  await comecar(page)
  await escolherTipo(page, { chave, motivos: ['Produto vencido ou perto do vencimento'] })
  await prosseguir(page)
  await escolherCliente(page, compra)
  await prosseguir(page)
  await estaNoPasso(page, 'PRODUTOS')
  // GER-09 Disabled, and still within reach of the keyboard.
  await janela(page).getByRole('button', { name: 'Prosseguir', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(janela(page).getByText('Adicione pelo menos um produto ao ticket.')).toBeVisible()

  const cartao = await abrirProduto(page, compra, produto ? [produto] : [])
  await expect(cartao.getByText('Este produto exige pelo menos um anexo.')).toBeVisible()
  const adicionar = cartao.getByRole('button', { name: 'Adicionar ao Ticket' })
  await cartao.getByLabel('Quantidade a devolver').fill(String((produto?.qtd ?? 0) + 1))
  for (const [mensagem, remendar] of RECUSAS_DO_PRODUTO) {
    await adicionar.click()
    await expect(cartao.getByText(mensagem)).toBeVisible()
    await expect(cartao.getByText('Adicionado', { exact: true })).toHaveCount(0)
    if (mensagem === MENSAGENS.anexoObrigatorio) await portal.semBarreiras('produto recusado')
    await remendar(cartao)
  }
  await adicionar.click()
  await expect(cartao.getByText('Adicionado', { exact: true })).toBeVisible()
})

test('NOV-11 NOV-13 o ticket não passa do máximo de itens', async ({ page, portal }) => {
  const maximo = PARAMETROS.maximoItensTicket.padrao
  await portal.estarComo('OPERADOR')
  const chave = 'QUALIDADE_PRODUTO'
  const compra = await compraComSaldo(page, chave)
  const area = janela(page)
  await comecar(page)
  await escolherTipo(page, { chave, motivos: ['Defeito de fabricação'] })
  await prosseguir(page)
  await escolherCliente(page, compra)
  await prosseguir(page)
  await area.getByLabel('Pesquisar produtos').fill('a')
  const adicionar = area.getByRole('button', { name: 'Adicionar', exact: true })
  const contagem = (quantos: number) =>
    area.getByText(quantos === 1 ? '1 produto adicionado' : `${quantos} produtos adicionados`, {
      exact: true,
    })
  for (let quantos = 1; quantos <= maximo; quantos++) {
    await adicionar.first().click()
    await expect(contagem(quantos)).toBeVisible()
    if (quantos % TAMANHO_DE_PAGINA.avulsos > 0) continue
    await area.getByRole('button', { name: 'Próxima página' }).click()
    await expect(area.getByRole('button', { name: 'Remover', exact: true })).toHaveCount(0)
  }
  await adicionar.first().click()
  await expect(page.getByText(MENSAGENS.itensDoTicketMaximo(maximo))).toBeVisible()
  await expect(contagem(maximo)).toBeVisible()
})

test.describe('sem rede', () => {
  test.use({ erroEsperado: /ERR_INTERNET_DISCONNECTED/ })

  test('MES-09 Voltar é o passo anterior e depois fecha, sobre a mesma página; a conexão que cai é dita na hora', async ({
    page,
    context,
    portal,
  }) => {
    await portal.estarComo('OPERADOR', '/tickets?abertos=true')
    await expect(
      page.getByRole('table', { name: 'Tickets' }).locator('tbody tr[data-linha]').first(),
    ).toBeVisible()
    const endereco = page.url()
    await comecar(page)
    await escolherTipo(page, { chave: 'ELOGIO', motivos: ['Atendimento'] })
    await prosseguir(page)
    await estaNoPasso(page, 'CLIENTE')

    await context.setOffline(true)
    const faixa = page.getByText('Sem conexão com o servidor. Espere ela voltar antes de enviar.')
    await expect(faixa).toBeVisible()
    await context.setOffline(false)
    await expect(faixa).toBeHidden()

    await page.goBack()
    await estaNoPasso(page, 'SOLICITACAO')
    await expect(janela(page).getByRole('textbox', { name: 'Assunto' })).toHaveValue(assuntoDe('ELOGIO'))
    await page.goBack()
    await expect(janela(page)).toBeHidden()
    expect(page.url()).toBe(endereco)
  })
})
