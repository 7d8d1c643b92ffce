import { TAMANHO_DE_PAGINA } from '@balcao/dominio/constantes'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { PARAMETROS } from '@balcao/dominio/parametros'
import { PASSOS, type Passo } from '@balcao/dominio/tickets/abertura/passos'
import type { Locator, Page } from '@playwright/test'
import { CONTAS_DEMO } from '../apps/api/demo/contas.ts'
import { TIPOS } from '../apps/api/demo/listas/catalogo-de-tickets.ts'
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

// Many steps, some of them looked at by axe, take minutes on a busy machine.
test.describe.configure({ timeout: 180_000 })
test.use({ actionTimeout: 20_000 })

type Caso = Pick<Abertura, 'chave' | 'motivos'>

/** One of each type of the demo, with reasons down to where the tree ends. */
const CASOS: readonly Caso[] = [
  { chave: 'DEVOLUCAO_PARCIAL', motivos: ['Erro na entrega', 'Produto trocado', 'Na separação'] },
  { chave: 'PRORROGACAO_BOLETO', motivos: ['Acordo comercial'] },
  { chave: 'QUALIDADE_PRODUTO', motivos: ['Corpo estranho'] },
  { chave: 'AVARIA', motivos: ['No transporte', 'Caixa amassada'] },
  { chave: 'DEVOLUCAO_TOTAL', motivos: ['Desacordo comercial'] },
  { chave: 'SEGUNDA_VIA', motivos: ['Boleto'] },
  { chave: 'FALTA_MERCADORIA', motivos: ['Volume faltando'] },
  { chave: 'COBRANCA_INDEVIDA', motivos: ['Taxa não combinada'] },
  { chave: 'ATRASO_ENTREGA' },
  { chave: 'DUVIDA_FISCAL', motivos: ['Dados da nota fiscal'] },
  { chave: 'DUVIDA_PRODUTO' },
  { chave: 'ELOGIO', motivos: ['Atendimento'] },
]

type Quem = 'OPERADOR' | 'REPRESENTANTE' | 'CONSUMIDOR_FINAL'
const TELAS = {
  'na mesa': {},
  'no celular': { viewport: CELULAR, hasTouch: true },
} as const
type Tela = keyof typeof TELAS
type Jornada = `${Quem} ${string} ${Tela}`

/** What each of them may open. */
const ABREM: Record<Quem, readonly Caso[]> = {
  OPERADOR: CASOS,
  REPRESENTANTE: CASOS,
  CONSUMIDOR_FINAL: CASOS.filter(({ chave }) => tipoDe(chave).usa?.consumidorFinal),
}

/** The steps that axe looks at, each at least once on either screen and few in one journey: it takes its time. */
const OLHARES: Partial<Record<Jornada, readonly Passo[]>> = {
  'OPERADOR DEVOLUCAO_PARCIAL na mesa': ['PRODUTOS', 'TRANSPORTADORA', 'RESUMO'],
  'OPERADOR PRORROGACAO_BOLETO na mesa': ['NOTAS', 'PRORROGACAO'],
  'OPERADOR QUALIDADE_PRODUTO na mesa': ['AVULSOS', 'CLIENTE'],
  'OPERADOR DUVIDA_FISCAL na mesa': ['SOLICITACAO', 'DETALHES'],
  // The form of a consumer, in place of the customer's.
  'OPERADOR DUVIDA_PRODUTO na mesa': ['CLIENTE'],
  'REPRESENTANTE DEVOLUCAO_PARCIAL no celular': ['PRODUTOS', 'TRANSPORTADORA', 'RESUMO'],
  'REPRESENTANTE PRORROGACAO_BOLETO no celular': ['NOTAS', 'PRORROGACAO'],
  'REPRESENTANTE DUVIDA_FISCAL no celular': ['SOLICITACAO', 'CLIENTE'],
  'CONSUMIDOR_FINAL QUALIDADE_PRODUTO no celular': ['AVULSOS'],
  'CONSUMIDOR_FINAL ELOGIO no celular': ['CLIENTE', 'DETALHES'],
}
/** Staff also opens in the name of somebody who is no customer. */
const CONSUMIDORES: Partial<Record<Jornada, NonNullable<Abertura['consumidor']>>> = {
  'OPERADOR DUVIDA_PRODUTO na mesa': { nome: 'Otávio Reis Camargo', email: 'otavio.camargo@example.com' },
}

test('as aberturas passam por todos os tipos da demonstração', () => {
  expect(new Set(CASOS.map(({ chave }) => tipoDe(chave))).size).toBe(TIPOS.length)
})

test('axe olha todos os passos nas duas telas', () => {
  for (const onde of Object.keys(TELAS)) {
    const olhados = Object.entries(OLHARES).flatMap(([nome, passos]) => (nome.endsWith(onde) ? passos : []))
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
    for (const quem of Object.keys(ABREM) as Quem[])
      for (const caso of ABREM[quem])
        test(`NOV-02 NOV-15 NOV-16 ${NOMES[quem]} abre um ticket de ${tipoDe(caso.chave).descricao}`, async ({
          page,
          portal,
        }) => {
          const nome = `${quem} ${caso.chave} ${onde}` as const
          const consumidor = CONSUMIDORES[nome]
          await portal.estarComo(quem)
          const abertura: Abertura = {
            ...caso,
            ...(consumidor && { consumidor }),
            compra: quem === 'CONSUMIDOR_FINAL' ? null : await compraComSaldo(page, caso.chave),
            async aoPreencher(passo) {
              if (quem === 'CONSUMIDOR_FINAL' && passo === 'CLIENTE') await estaEmSeuNome(page)
              if (OLHARES[nome]?.includes(passo)) await portal.semBarreiras(`${passo} de ${nome}`)
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
  await portal.entrarComo('OPERADOR')
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
    await portal.estarComo('OPERADOR')
    await page.goto('/tickets?abertos=true')
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
