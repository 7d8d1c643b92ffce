import {
  MENUS,
  type MotivoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { TRANSPORTADORAS } from '@balcao/demo/src/transportadoras/transportadoras.ts'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { somarDias } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import type {
  NotaParaEscolher,
  ProdutoDaNota,
  pesquisarClientesDoTicket,
} from '@balcao/dominio/tickets/abertura/contratos'
import { PASSOS, type Passo, passosDoTipo } from '@balcao/dominio/tickets/abertura/passos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { expect, type Locator, type Page } from '@playwright/test'
import { cabecalho, consultar, historico, tipoDe } from './fluxo-de-tickets.ts'
import type { Criar } from './jornada.ts'

type ClienteDoTicket = RespostaDe<typeof pesquisarClientesDoTicket>['itens'][number]

/** A purchase from which nothing was returned yet. */
type Compra = {
  cliente: ClienteDoTicket
  filial: ClienteDoTicket['filiaisSac'][number]
  nota: NotaParaEscolher & { produtos: ProdutoDaNota[] }
}
export type Abertura = {
  chave: string
  /** One per level of the tree; whoever leaves it out chooses none. */
  motivos?: readonly string[]
  /** Null: whoever opens is a final consumer. */
  compra: Compra | null
  /** Also types the data of a final consumer, in place of a customer. */
  consumidor?: { nome: string; email: string }
  aoPreencher?: (passo: Passo) => Promise<unknown>
}

const [TRANSPORTADORA] = TRANSPORTADORAS.aurora
const DIAS_DE_COMPRAS = 60
const QUANTIDADE = 1
const OBSERVACAO = 'Conforme combinado por telefone.'

// One white dot: enough of a picture for whoever looks at the bytes.
export const PONTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)

export const assuntoDe = (chave: string) => `Assunto de ${tipoDe(chave).descricao}`
export const mensagemDe = (chave: string) => `Pedido de ${tipoDe(chave).descricao}, com foto.`

async function idDoTipo(page: Page, chave: string): Promise<number> {
  const { itens } = await consultar<{ itens: { id: number; chave: string }[] }>(page, 'tipos')
  const tipo = itens.find((candidato) => candidato.chave === chave)
  if (!tipo) throw new Error(`o servidor não tem o tipo ${chave}`)
  return tipo.id
}

const intacto = ({ qtd, qtd_comprada, indisponivel }: ProdutoDaNota) =>
  !indisponivel && qtd === qtd_comprada && Number.isInteger(qtd)

type Servir = (produtos: readonly ProdutoDaNota[]) => boolean

/** A customer of the signed-in person, with an invoice of which everything can still be returned. */
export async function compraComSaldo(page: Page, chave: string, serve: Servir = () => true): Promise<Compra> {
  const tipo = await idDoTipo(page, chave)
  const hoje = process.env.E2E_HOJE ?? ''
  const clientes = await consultar<{ itens: ClienteDoTicket[] }>(
    page,
    `tickets/clientes?tipo=${tipo}&take=50`,
  )
  const periodo = `dtInicial=${somarDias(hoje, -DIAS_DE_COMPRAS)}&dtFinal=${hoje}&tipoTicket=${tipo}`
  for (const cliente of clientes.itens)
    for (const filial of cliente.filiaisSac) {
      const endereco = `tickets/notasfiscais/${cliente.id}/${filial.idFil}?${periodo}`
      for (const { id } of (await consultar<{ itens: NotaParaEscolher[] }>(page, endereco)).itens) {
        const nota = await consultar<Compra['nota']>(
          page,
          `tickets/notasfiscais/${id}?idCli=${cliente.id}&tipoTicket=${tipo}`,
        )
        if (nota.produtos.length > 1 && nota.produtos.every(intacto) && serve(nota.produtos))
          return { cliente, filial, nota }
      }
    }
  throw new Error(`não resta compra para ${tipoDe(chave).descricao}`)
}

/** A purchase of this journey alone, of a customer of the demo representative whom the operator serves too. */
export async function comprar(page: Page, criar: Criar, chave: string): Promise<Compra> {
  const tipo = await idDoTipo(page, chave)
  const idFil = await criar.filialDoOperador(0)
  const idCli = await criar.clienteDaFilial(idFil, true)
  const { nota } = await criar.criarNota(idCli, idFil, 3, { transportadoraId: 1 })
  const clientes = await consultar<{ itens: ClienteDoTicket[] }>(
    page,
    `tickets/clientes?tipo=${tipo}&q=${idCli}`,
  )
  const cliente = clientes.itens.find(({ id }) => id === idCli)
  const filial = cliente?.filiaisSac.find((candidata) => candidata.idFil === idFil)
  if (!cliente || !filial) throw new Error(`o cliente ${idCli} não é de quem abre`)
  const daNota = `tickets/notasfiscais/${nota.id}?idCli=${idCli}&tipoTicket=${tipo}`
  return { cliente, filial, nota: await consultar<Compra['nota']>(page, daNota) }
}

export const janela = (page: Page) => page.getByRole('dialog', { name: 'Abrir novo ticket' })
export const prosseguir = (page: Page) =>
  janela(page).getByRole('button', { name: 'Prosseguir', exact: true }).click()
export const estaNoPasso = (page: Page, passo: Passo) =>
  expect(janela(page).getByRole('heading', { level: 2, name: PASSOS[passo], exact: true })).toBeVisible()

const deQuemVende = (page: Page) => page.getByRole('button', { name: 'NOVO', exact: true })
export const botaoNovo = (page: Page) =>
  deQuemVende(page).or(page.getByRole('button', { name: 'NOVO TICKET' }))

/** SHL-03 One press of whoever only serves; of whoever sells too, the first of what may be begun. */
export async function novoTicket(page: Page): Promise<void> {
  await botaoNovo(page).click()
  if (await deQuemVende(page).isVisible()) await page.getByRole('menuitem', { name: 'Ticket' }).click()
}

export async function comecar(page: Page): Promise<void> {
  await novoTicket(page)
  await estaNoPasso(page, 'SOLICITACAO')
}

const selecao = (area: Locator, name: string) => area.getByRole('combobox', { name, exact: true })

async function selecionar(campo: Locator, name: string): Promise<void> {
  const opcao = campo.page().getByRole('option', { name, exact: true })
  // A click while the former list closes may close this one too: a person clicks again.
  await expect(async () => {
    if (!(await opcao.isVisible())) await campo.click()
    await expect(opcao).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await opcao.click()
}

/** In a picker that searches on the server. */
async function procurar(campo: Locator, termo: string, nome: string): Promise<void> {
  await campo.fill(termo)
  await campo.page().getByRole('option').filter({ hasText: nome }).first().click()
  await expect(campo).toHaveValue(nome)
}

export async function anexar(area: Locator, name: string): Promise<void> {
  await area
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'image/png', buffer: PONTO })
  await expect(area.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

export async function escolherTipo(page: Page, { chave, motivos = [] }: Pick<Abertura, 'chave' | 'motivos'>) {
  const tipo = tipoDe(chave)
  const area = janela(page)
  await area.getByRole('group', { name: 'O que você precisa abrir?' }).getByText(MENUS[tipo.menu]).click()
  await selecionar(selecao(area, 'Tipo'), tipo.descricao)
  await area.getByRole('textbox', { name: 'Assunto' }).fill(assuntoDe(chave))
  let nivel: readonly MotivoDePartida[] = tipo.motivos
  for (const [i, descricao] of motivos.entries()) {
    await selecionar(selecao(area, i === 0 ? 'Motivo' : `Motivo (nível ${i + 1})`), descricao)
    const motivo = nivel.find((candidato) => candidato.descricao === descricao)
    if (motivo?.informa) await area.getByLabel(`Observação: ${descricao}`).fill(OBSERVACAO)
    nivel = motivo?.sub ?? []
  }
}

export async function escolherCliente(page: Page, { cliente, filial }: Compra): Promise<void> {
  const area = janela(page)
  await selecionar(selecao(area, 'Origem'), 'Telefone')
  await procurar(selecao(area, 'Cliente'), String(cliente.id), cliente.razSoc)
  if (cliente.filiaisSac.length === 1) return
  await selecao(area, 'Filial').click()
  await page.getByRole('option').nth(cliente.filiaisSac.indexOf(filial)).click()
}

async function preencherConsumidor(page: Page, { nome, email }: { nome: string; email: string }) {
  const area = janela(page)
  await selecionar(selecao(area, 'Origem'), 'WhatsApp')
  await area.getByRole('switch', { name: 'É um consumidor final' }).check()
  await area.getByRole('textbox', { name: 'Nome completo' }).fill(nome)
  await area.getByRole('textbox', { name: 'E-mail' }).fill(email)
}

async function pesquisarNota(page: Page, { nota }: Compra): Promise<Locator> {
  const area = janela(page)
  await area.getByRole('textbox', { name: 'Nota fiscal' }).fill(String(nota.numNf))
  await area.getByRole('button', { name: 'Pesquisar' }).click()
  const cartao = area.getByRole('article', { name: `Nota ${nota.numNf}`, exact: true })
  await expect(cartao).toBeVisible()
  return cartao
}

/** The card of a product, the invoice's first unless told, once the invoice is found and open. */
export async function abrirProduto(
  page: Page,
  compra: Compra,
  [produto] = compra.nota.produtos,
): Promise<Locator> {
  await (await pesquisarNota(page, compra)).getByRole('button', { name: 'Produtos da NF' }).click()
  const nome = `${produto?.idExibicao} ${produto?.descNF}`
  const cartao = janela(page).getByRole('article', { name: nome, exact: true }).first()
  await expect(cartao).toContainText('Disponível')
  return cartao
}

export const selecionarMotivo = (cartao: Locator, motivo: string) =>
  selecionar(selecao(cartao, 'Motivo'), motivo)

export async function adicionarProduto(cartao: Locator): Promise<void> {
  await cartao.getByLabel('Quantidade a devolver').fill(String(QUANTIDADE))
  await selecionarMotivo(cartao, 'Avariado')
  await anexar(cartao, 'produto.png')
  await cartao.getByRole('button', { name: 'Adicionar ao Ticket' }).click()
  await expect(cartao.getByText('Adicionado', { exact: true })).toBeVisible()
}

async function escolherTransportadora(page: Page): Promise<void> {
  const nome = TRANSPORTADORA?.razaoSocial ?? ''
  const campo = selecao(janela(page), 'Transportadora')
  // NOV-10 The invoice's own may be the very one.
  if ((await campo.inputValue()) !== nome) await procurar(campo, nome, nome)
}

export async function escreverDetalhes(page: Page, chave: string): Promise<void> {
  const area = janela(page)
  await area.getByRole('textbox', { name: 'Descreva a sua solicitação' }).fill(mensagemDe(chave))
  await anexar(area.getByRole('region', { name: 'Fotos e documentos' }), 'detalhe.png')
}

type Avulso = { idExibicao: string; descricao: string }
const primeiroAvulso = async (page: Page) =>
  (await consultar<{ itens: Avulso[] }>(page, 'tickets/produtos-avulsos?q=')).itens[0]

async function adicionarAvulso(page: Page): Promise<void> {
  const avulso = await primeiroAvulso(page)
  const area = janela(page)
  await area.getByLabel('Pesquisar produtos').fill(avulso?.idExibicao ?? '')
  const cartao = area.getByRole('article', { name: avulso?.descricao ?? '', exact: true })
  await cartao.getByRole('button', { name: 'Adicionar' }).click()
  await expect(cartao.getByRole('button', { name: 'Remover' })).toBeVisible()
}

function exigirCompra({ compra, chave }: Abertura): Compra {
  if (!compra) throw new Error(`${chave} precisa de uma compra`)
  return compra
}

const PREENCHER: Record<Passo, (page: Page, abertura: Abertura) => Promise<unknown>> = {
  SOLICITACAO: escolherTipo,
  async CLIENTE(page, abertura) {
    if (abertura.consumidor) await preencherConsumidor(page, abertura.consumidor)
    else if (abertura.compra) await escolherCliente(page, abertura.compra)
  },
  A_DEFINIR: async () => {},
  AVULSOS: adicionarAvulso,
  async NOTAS(page, abertura) {
    const cartao = await pesquisarNota(page, exigirCompra(abertura))
    // The label covers the whole card, the mark included.
    await cartao.getByText('Toque para selecionar a nota fiscal').click()
    await expect(cartao.getByRole('checkbox')).toBeChecked()
    await expect(cartao.getByText('Selecionada', { exact: true })).toBeVisible()
  },
  PRODUTOS: async (page, abertura) => adicionarProduto(await abrirProduto(page, exigirCompra(abertura))),
  async PRORROGACAO(page) {
    await janela(page).getByRole('radio', { name: 'Transportadora' }).check()
    await escolherTransportadora(page)
    await janela(page).getByLabel('Dias de atraso').fill('3')
  },
  DETALHES: (page, { chave }) => escreverDetalhes(page, chave),
  TRANSPORTADORA: escolherTransportadora,
  RESUMO: conferirResumo,
}

function passosDe(chave: string): Passo[] {
  const { usa = {} } = tipoDe(chave)
  return passosDoTipo({
    usa_assunto: usa.assunto ?? 0,
    usa_consumidor_final: usa.consumidorFinal ?? 0,
    usa_nota: usa.nota ?? 0,
    usa_produto: usa.produto ?? 0,
    usa_nota_produto: usa.notaProduto ?? 0,
    usa_prorrogacao: usa.prorrogacao ?? 0,
    usa_mensagem: usa.mensagem ?? 0,
    usa_transportadora: usa.transportadora ?? 0,
  })
}

async function conferirResumo(page: Page, abertura: Abertura): Promise<void> {
  const { chave, motivos = [], compra } = abertura
  const resumo = janela(page).locator('dl')
  const passos = passosDe(chave)
  const textos = [tipoDe(chave).descricao, assuntoDe(chave), ...motivos]
  if (compra && !abertura.consumidor) textos.push(compra.cliente.razSoc)
  if (abertura.consumidor) textos.push(abertura.consumidor.nome)
  if (passos.includes('NOTAS')) textos.push(`Nota ${compra?.nota.numNf}`)
  if (passos.includes('PRODUTOS')) textos.push(compra?.nota.produtos[0]?.descNF ?? '', 'produto.png')
  if (passos.includes('PRORROGACAO')) textos.push('3 dias de atraso')
  if (passos.includes('DETALHES')) textos.push(mensagemDe(chave), 'detalhe.png')
  if (passos.includes('TRANSPORTADORA')) textos.push(TRANSPORTADORA?.razaoSocial ?? '')
  for (const texto of textos) await expect(resumo).toContainText(texto)
}

/** NOV-02 Through every step that the type asks for, from the open wizard to its summary. */
export async function preencher(page: Page, abertura: Abertura): Promise<void> {
  const passos = passosDe(abertura.chave)
  for (const passo of passos) {
    await estaNoPasso(page, passo)
    await PREENCHER[passo](page, abertura)
    await abertura.aoPreencher?.(passo)
    if (passo !== 'RESUMO') await prosseguir(page)
  }
}

/** NOV-16 Sends, and follows 'Ir para o ticket'; gives the protocol as it is read. */
export async function enviar(page: Page): Promise<string> {
  await janela(page).getByRole('button', { name: 'Abrir ticket', exact: true }).click()
  const resultado = page.getByRole('dialog', { name: 'Ticket aberto' })
  const protocolo = (await resultado.locator('strong').textContent()) ?? ''
  await resultado.getByRole('button', { name: 'Ir para o ticket' }).click()
  await expect(cabecalho(page).getByRole('heading', { level: 1 })).toHaveText(`Ticket ${protocolo}`)
  const [, id] = /\/tickets\/(\d+)/.exec(page.url()) ?? []
  const ticket = await consultar<{ protocolo: string }>(page, `tickets/${id}`)
  expect(protocolo).toBe(formatarProtocolo(ticket.protocolo))
  return protocolo
}

/** The ticket on the screen has what was typed in the wizard. */
export async function conferirTicket(page: Page, abertura: Abertura): Promise<void> {
  const { chave, compra, consumidor } = abertura
  const { descricao, menu, permiteEspelho, usa = {} } = tipoDe(chave)
  const regiao = (name: string) => page.getByRole('region', { name, exact: true })
  // On a phone what there is to know of it is one touch away.
  const maisDados = cabecalho(page).getByRole('button', { name: 'Mais dados' })
  if (await maisDados.isVisible()) await maisDados.click()
  await expect(cabecalho(page)).toContainText(`${MENUS[menu]} › ${descricao}`)
  const primeira = historico(page).getByRole('article').last()
  await expect(primeira).toContainText(mensagemDe(chave))
  await expect(primeira.getByRole('button', { name: 'Abrir detalhe.png' })).toBeVisible()
  if (consumidor) await expect(regiao('Consumidor final')).toContainText(consumidor.nome)
  else if (compra) await expect(regiao('Cliente')).toContainText(nomeDoCliente(compra.cliente))
  if (usa.nota) await expect(regiao('Notas fiscais')).toContainText(`NF ${compra?.nota.numNf}`)
  if (usa.prorrogacao) await expect(regiao('Prorrogação')).toContainText('3 dias')
  const produtos = compra?.nota.produtos.map(({ descNF }) => descNF) ?? []
  const esperados = usa.notaProduto
    ? produtos.slice(0, 1)
    : usa.produto
      ? [(await primeiroAvulso(page))?.descricao ?? '']
      : // An invoice returned as a whole brings everything that it has.
        usa.nota && permiteEspelho
        ? produtos
        : []
  if (esperados.length === 0) return
  await page.getByRole('tab', { name: `Produtos (${esperados.length})`, exact: true }).click()
  for (const esperado of esperados) await expect(regiao('Produtos')).toContainText(esperado)
}

/** NOV-16 The draft in the browser's storage has the text and one file: a reload from here on loses nothing. */
export async function esperarRascunho(page: Page, texto: string): Promise<void> {
  const guardado = (procurado: string) =>
    new Promise<boolean>((resolve, reject) => {
      const pedido = indexedDB.open('balcao')
      pedido.onerror = () => reject(pedido.error)
      pedido.onsuccess = () => {
        const leitura = pedido.result.transaction('rascunhos').objectStore('rascunhos').getAll()
        leitura.onsuccess = () => {
          pedido.result.close()
          const rascunhos: { arquivos: unknown[] }[] = leitura.result
          resolve(rascunhos.some((um) => JSON.stringify(um).includes(procurado) && um.arquivos.length === 1))
        }
      }
    })
  await expect.poll(() => page.evaluate(guardado, texto)).toBe(true)
}
