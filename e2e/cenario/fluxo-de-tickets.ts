import {
  type EtapaDePartida,
  STATUS,
  TIPOS,
  type TipoDePartida,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { expect, type Locator, type Page } from '@playwright/test'
import { xmlDeNfd } from '../../apps/api/test/xml-de-nfd.ts'
import { CELULAR, semBarreiras } from './jornada.ts'

export type TicketDaLista = {
  criador: { nome: string }
  id: number
  protocolo: string
  status: { label: string }
  tipo: { chave: string; desc: string }
  etapa: { nome: string }
  setor: { nome: string }
  filial: { idFil: number; desc: string }
  cliente: { id: number } | null
  consumidor: { nome: string } | null
}

/** What the signed-in person gets from the API. */
export const consultar = <T>(page: Page, caminho: string): Promise<T> =>
  page.evaluate(async (endereco) => {
    const authorization = `Bearer ${localStorage.getItem('balcao:token:aurora')}`
    const resposta = await fetch(endereco, { headers: { authorization } })
    if (!resposta.ok) throw new Error(`${resposta.status} de ${endereco}`)
    return await resposta.json()
  }, `/api/aurora/sac/${caminho}`)

/** Tickets that the signed-in person sees, oldest number first. */
export async function listar(page: Page, filtros: string): Promise<TicketDaLista[]> {
  const { itens } = await consultar<{ itens: TicketDaLista[] }>(
    page,
    `tickets?take=100&orderBy=id&direction=ASC&${filtros}`,
  )
  return itens
}

export function tipoDe(chave: string): TipoDePartida {
  const tipo = TIPOS.find((candidato) => candidato.chave === chave)
  if (!tipo) throw new RangeError(`A demonstração não tem o tipo ${chave}`)
  return tipo
}

function etapaDe({ etapas, descricao }: TipoDePartida, nome: string): EtapaDePartida {
  const etapa = etapas.find((candidata) => candidata.nome === nome)
  if (!etapa) throw new RangeError(`${descricao} não tem a etapa ${nome}`)
  return etapa
}

/** The page of that ticket, with its conversation. */
export async function ticketAberto(page: Page, { protocolo }: Pick<TicketDaLista, 'protocolo'>) {
  await expect(cabecalho(page).getByRole('heading', { level: 1 })).toHaveText(
    `Ticket ${formatarProtocolo(protocolo)}`,
  )
  await expect(historico(page).getByRole('article').first()).toBeVisible()
}

export const cabecalho = (page: Page) =>
  page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
export const historico = (page: Page) => page.getByRole('region', { name: 'Histórico', exact: true })
export const aviso = (page: Page, texto: string | RegExp) =>
  page.getByRole('status').filter({ hasText: texto })

/** The next action is a button; the others wait in the menu. */
export async function acionar(page: Page, acao: string): Promise<void> {
  // Advancing says where to; the dialog keeps its own title.
  const nome = acao === 'Avançar etapa' ? /^Avançar para / : acao
  const menu = cabecalho(page).getByRole('button', { name: 'Mais ações' })
  const principal = cabecalho(page).getByRole('button', { name: nome, exact: true })
  await expect(menu.or(principal).first()).toBeVisible()
  if (await principal.isVisible()) return principal.click()
  await menu.click()
  await page.getByRole('menuitem', { name: nome, exact: true }).click()
}

export async function abrirDialogo(page: Page, titulo: string): Promise<Locator> {
  await acionar(page, titulo)
  const dialogo = page.getByRole('dialog', { name: titulo })
  await expect(dialogo.getByRole('button', { name: titulo })).toBeVisible()
  return dialogo
}

/** The dialog's own verb, and the dialog gone. */
export async function concluir(dialogo: Locator, titulo: string): Promise<void> {
  await dialogo.getByRole('button', { name: titulo }).click()
  await expect(dialogo).toBeHidden()
}

export async function escolherOpcao(campo: Locator, opcao: string): Promise<void> {
  await campo.click()
  await campo.page().getByRole('option', { name: opcao }).click()
}

/** Gives up a dialog in which something was typed. */
export async function desistir(dialogo: Locator): Promise<void> {
  await dialogo.getByRole('button', { name: 'Cancelar' }).click()
  const pergunta = dialogo.page().getByRole('dialog', { name: 'Fechar sem concluir?' })
  await pergunta.getByText('Fechar', { exact: true }).click()
  await expect(dialogo).toBeHidden()
}

/** TIC-10 Where the ticket stands on the screen: step, sector and status as the catalogue has them. */
export async function estaEm(page: Page, chave: string, nome: string): Promise<void> {
  const etapa = etapaDe(tipoDe(chave), nome)
  await expect(page.locator('[aria-current="step"]')).toContainText(nome)
  await expect(cabecalho(page)).toContainText(STATUS[etapa.status].label)
  // The step may have the sector's name in its own.
  await expect(cabecalho(page).locator('dt:text-is("Setor") + dd')).toHaveText(etapa.setor)
}

/** What the return NF-e of the ticket says. */
type Nfd = { partes: { emitente: string; destinatario: string }; compra: string }
export type Bancada = { page: Page; chave: string; nfd?: Nfd }
export type Passo = {
  titulo: string
  para: string
  preencher?: (dialogo: Locator, bancada: Bancada) => Promise<unknown>
  /** What the history adds to the sentence of the advance. */
  relato?: string | RegExp
}

export const avancar = (para: string): Passo => ({ titulo: 'Avançar etapa', para })

export const escolher = (saida: string, para: string): Passo => ({
  titulo: 'Escolher caminho',
  para,
  // The label covers the whole card, the mark included.
  preencher: (dialogo) => dialogo.getByText(saida).click(),
})

export const autorizarTudo = (para: string): Passo => ({
  titulo: 'Analisar devolução',
  para,
  relato: /Produtos com quantidade autorizada: ([1-9]\d*) de \1\./,
  preencher: (dialogo) => dialogo.getByRole('button', { name: 'Autorizar tudo' }).first().click(),
})

export const enviarNfd = (para = 'Conferência do recebimento'): Passo => ({
  titulo: 'Enviar nota de devolução',
  para,
  relato: /Nota de devolução \d+, série \d+\./,
  async preencher(dialogo, { nfd }) {
    if (!nfd) throw new Error('sem o que a nota de devolução diz')
    const xml = xmlDeNfd({ ...nfd.partes, referenciadas: [nfd.compra] })
    await escolherArquivo(dialogo, 'devolucao.xml', xml)
    await expect(dialogo.getByText(/NF-e \d+, série \d+/)).toBeVisible()
  },
})

export async function escolherArquivo(
  dialogo: Locator,
  name: string,
  conteudo: string | Buffer,
): Promise<void> {
  const arquivo = { name, mimeType: 'text/xml', buffer: Buffer.from(conteudo) }
  await dialogo.locator('input[type="file"]').setInputFiles(arquivo)
}

export const conferirComFalta = (): Passo => ({
  titulo: 'Conferir devolução',
  para: 'Tratar divergência',
  relato: 'O recebido difere do autorizado.',
  async preencher(dialogo) {
    await dialogo.getByRole('button', { name: 'Tudo conferido' }).click()
    const primeiro = dialogo.getByRole('region', { name: 'Produtos' }).getByRole('group').first()
    await primeiro.getByLabel('Recebida').fill('0')
    await expect(primeiro.getByText(/^Falta/).first()).toBeVisible()
    await primeiro.getByLabel('Observação').fill('O volume não chegou.')
  },
})

export const analisarCustos = (para: string, custo?: string): Passo => ({
  titulo: 'Analisar custos',
  para,
  relato: 'Parecer da controladoria.',
  async preencher(dialogo) {
    await dialogo.getByLabel('Parecer').fill('Parecer da controladoria.')
    if (!custo) return
    await dialogo.getByRole('button', { name: 'Adicionar custo' }).click()
    const linha = dialogo.getByRole('group', { name: 'Custo 1' })
    await escolherOpcao(linha.getByRole('combobox', { name: 'Custo' }), custo)
    await linha.getByLabel('Valor').fill('123,45')
    await expect(dialogo.getByText(/^Total:/)).toContainText('123,45')
  },
})

export const confirmarAtraso = (): Passo => ({
  titulo: 'Confirmar atraso da entrega',
  para: 'Prorrogação do vencimento',
  relato: /Dias de atraso confirmados: 1 de \d+\./,
  async preencher(dialogo) {
    await dialogo.getByLabel('Dias de atraso confirmados').fill('1')
    await dialogo.getByRole('textbox', { name: 'Parecer' }).fill('O atraso foi da transportadora.')
  },
})

export const prorrogar = (vencimento: string): Passo => ({
  titulo: 'Prorrogar vencimento',
  para: 'Comunicar o cliente',
  relato: `Prorrogação aprovada: vence em ${vencimento}.`,
  async preencher(dialogo) {
    await dialogo.getByRole('radio', { name: 'Aprovar a prorrogação' }).check()
    await dialogo.getByRole('textbox', { name: 'Novo vencimento' }).fill(vencimento)
    await dialogo.getByRole('textbox', { name: 'Parecer' }).fill('Dentro do acordo.')
  },
})

/** What is open, looked at by axe and not too wide for a phone. */
export async function nasDuasLarguras(page: Page, onde: string): Promise<void> {
  await semBarreiras(page, onde)
  const larga = page.viewportSize()
  await page.setViewportSize(CELULAR)
  const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(sobra, `${onde} passa da largura`).toBeLessThanOrEqual(0)
  if (larga) await page.setViewportSize(larga)
}

/** TIC-10, TIC-11 One step forward through its dialog, told by the toast, the header and the history. */
export async function dar(bancada: Bancada, de: string, { titulo, para, preencher, relato }: Passo) {
  const { page, chave } = bancada
  const dialogo = await abrirDialogo(page, titulo)
  await nasDuasLarguras(page, titulo)
  await preencher?.(dialogo, bancada)
  await concluir(dialogo, titulo)
  const frase = `Avançou de “${de}” para “${para}”.`
  await expect(aviso(page, frase)).toBeVisible()
  await estaEm(page, chave, para)
  const entrada = historico(page).getByRole('article').first()
  await expect(entrada).toContainText(frase)
  await expect(entrada).toContainText('Privado')
  if (relato) await expect(entrada).toContainText(relato)
}

/** TIC-10 To the end: status, reason and closing message on the screen. */
export async function finalizar(page: Page, motivo: string, mensagem?: string): Promise<void> {
  const dialogo = await abrirDialogo(page, 'Finalizar ticket')
  await dialogo.getByRole('radio', { name: motivo, exact: true }).check()
  if (mensagem) await dialogo.getByLabel('Mensagem ao cliente').fill(mensagem)
  await concluir(dialogo, 'Finalizar ticket')
  await expect(aviso(page, 'Ticket finalizado com sucesso')).toBeVisible()
  await expect(cabecalho(page)).toContainText(new RegExp(`Finalizado em .+: ${motivo}`))
  await expect(cabecalho(page)).toContainText(STATUS.finalizado.label)
  const entrada = historico(page).getByRole('article').first()
  await expect(entrada).toContainText(`Finalizou o ticket: ${motivo}.`)
  await expect(entrada).not.toContainText('Privado')
  if (mensagem) await expect(entrada).toContainText(mensagem)
}
