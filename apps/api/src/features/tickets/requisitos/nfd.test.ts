import { text } from 'node:stream/consumers'
import { ERROS } from '@balcao/dominio/erros'
import { formatarChave } from '@balcao/dominio/notas/chave'
import { avancarEtapa, retrocederEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { asc, eq, sql } from 'drizzle-orm'
import PDFDocument from 'pdfkit'
import { describe, expect, it, vi } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { autorizarTudo, nfdDoTicket } from '../../../../test/nfd-do-ticket.ts'
import { chaveDeNfd, xmlDeNfd } from '../../../../test/xml-de-nfd.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { notaFiscal } from '../../notas/tabelas.ts'
import { ticketAnexo, ticketNfd } from '../nucleo/tabelas.ts'
import { ticketEtapaCondicional } from '../nucleo/tabelas-catalogo.ts'

const fluxo = usarFluxo()
let ultimaNfd = 1_000

/** With a return invoice that no other ticket sends, of this moment: its key has the month. */
async function naNota() {
  const { id } = await fluxo.abrir({ tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Nota de devolução', itens: 1 })
  const { banco } = fluxo.teste.negocio()
  await autorizarTudo(fluxo.teste, id)
  const [dono] = await banco
    .select()
    .from(cliente)
    .where(eq(sql`length(${cliente.documento})`, 14))
    .orderBy(asc(cliente.id))
    .limit(1)
  if (dono) await fluxo.mudar(id, { clienteId: dono.id })
  const { partes, compra } = await nfdDoTicket(fluxo.teste, id)
  const emitidaEm = new Date(Math.floor(Date.now() / 1000) * 1000)
  return { id, compra, partes: { ...partes, numero: ++ultimaNfd, emitidaEm } }
}

const UM_DIA_MS = 86_400_000
const xml = (bytes: Uint8Array) => ({ nome: 'Devolução.xml', bytes })
const nfds = (id: number) =>
  fluxo.teste.negocio().banco.select().from(ticketNfd).where(eq(ticketNfd.ticketId, id))
const anexos = (id: number) =>
  fluxo.teste
    .negocio()
    .banco.select()
    .from(ticketAnexo)
    .where(eq(ticketAnexo.ticketId, id))
    .orderBy(asc(ticketAnexo.id))

async function pdf(...linhas: string[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4' })
  const partes: Buffer[] = []
  const pronto = new Promise<void>((resolver) => doc.on('end', resolver))
  doc.on('data', (parte: Buffer) => partes.push(parte))
  if (linhas.length === 0) doc.rect(50, 50, 200, 100).fill('#333333')
  for (const linha of linhas) doc.text(linha)
  doc.end()
  await pronto
  return Buffer.concat(partes)
}

describe('ENVIAR_NFD', () => {
  it('TIC-11 lê o XML, guarda o arquivo com a entrada e segue', async () => {
    const { id, partes, compra } = await naNota()
    const { numero, emitidaEm } = partes
    const bytes = xmlDeNfd({ ...partes, referenciadas: [compra] })
    const { status } = await fluxo.enviar(
      avancarEtapa,
      id,
      { versao: '1', observacao: 'Recebida' },
      xml(bytes),
    )
    expect(status).toBe(200)
    expect(await fluxo.etapaDe(id)).toBe('Conferência do recebimento')
    const entrada = await fluxo.ultimaEntrada(id)
    expect(entrada.mensagem).toBe(
      `Avançou de “Nota de devolução” para “Conferência do recebimento”.\nNota de devolução ${numero}, série 1.\nRecebida`,
    )
    const [anexo] = await anexos(id)
    expect(anexo).toMatchObject({
      tipo: 'NFD',
      interno: false,
      nomeExibicao: 'Devolução.xml',
      midia: 'application/xml',
      tamanho: bytes.length,
      historicoId: entrada.id,
      criadoPor: await fluxo.idDaConta('GERENTE'),
    })
    const guardado = await fluxo.teste.negocio().armazem.abrir(anexo?.arquivo ?? '')
    expect(guardado && (await text(guardado.conteudo))).toBe(bytes.toString())
    expect(await nfds(id)).toMatchObject([
      {
        chave: chaveDeNfd(partes),
        numero,
        serie: 1,
        valorTotal: '55.00',
        emitidaEm,
        referenciadas: [compra],
        anexoId: anexo?.id,
      },
    ])
  })

  it('TIC-11 o que não impede fica dito no histórico', async () => {
    const { id, partes, compra } = await naNota()
    const bytes = xmlDeNfd({ ...partes, referenciadas: [compra], valor: '40.00' })
    await fluxo.enviar(avancarEtapa, id, {}, xml(bytes))
    expect((await fluxo.ultimaEntrada(id)).mensagem).toContain(
      'O valor da nota é diferente do valor autorizado',
    )
    const outra = await naNota()
    await fluxo.enviar(
      avancarEtapa,
      outra.id,
      {},
      xml(xmlDeNfd({ ...partes, referenciadas: [outra.compra] })),
    )
    expect((await fluxo.ultimaEntrada(outra.id)).mensagem).toMatch(
      /Esta nota também foi enviada no ticket \d{4}\.\d+-\d\./,
    )
  })

  it('TIC-11 lê a chave do PDF, mesmo ao lado da chave da compra', async () => {
    const { id, partes, compra } = await naNota()
    const soACompra = { nome: 'danfe.pdf', bytes: await pdf('DANFE', formatarChave(compra)) }
    const { status: recusado, erro } = await fluxo.enviar(avancarEtapa, id, {}, soACompra)
    expect([recusado, erro.campos]).toEqual([
      422,
      { arquivos: 'Esta é a nota da compra. Envie a nota de devolução.' },
    ])
    const chave = chaveDeNfd({ ...partes, numero: 90 })
    const bytes = await pdf('DANFE', `Ref. ${compra}`, formatarChave(chave))
    const { status } = await fluxo.enviar(avancarEtapa, id, {}, { nome: 'danfe.pdf', bytes })
    expect(status).toBe(200)
    expect(await nfds(id)).toMatchObject([
      { chave, numero: 90, valorTotal: null, emitidaEm: null, referenciadas: [compra] },
    ])
    expect(await anexos(id)).toMatchObject([{ midia: 'application/pdf' }])
  })

  it('TIC-11 a nota de uma venda da filial a outro cliente não passa por devolução', async () => {
    const { id, partes } = await naNota()
    const { clienteId, filialId } = await fluxo.linha(id)
    const { nota } = await fluxo.criarNota(clienteId ?? 0, filialId, 1)
    const venda = chaveDeNfd({ emitente: partes.destinatario, numero: nota.numero })
    const { banco } = fluxo.teste.negocio()
    await banco.update(notaFiscal).set({ chave: venda }).where(eq(notaFiscal.id, nota.id))
    const recusa = 'Esta é uma nota de venda. Envie a nota de devolução.'
    const lida = await fluxo.enviar(avancarEtapa, id, {}, { nome: 'danfe.pdf', bytes: await pdf(venda) })
    expect([lida.status, lida.erro.campos]).toEqual([422, { arquivos: recusa }])
    const digitalizada = { nome: 'danfe.pdf', bytes: await pdf() }
    const digitada = await fluxo.enviar(avancarEtapa, id, { 'nfd[chave]': venda }, digitalizada)
    expect([digitada.status, digitada.erro.campos]).toEqual([422, { 'nfd.chave': recusa }])
    expect((await fluxo.linha(id)).versao).toBe(1)
  })

  it('TIC-11 um PDF digitalizado pede a chave digitada', async () => {
    const { id, partes } = await naNota()
    const arquivo = { nome: 'digitalizada.pdf', bytes: await pdf() }
    const semChave = await fluxo.enviar(avancarEtapa, id, {}, arquivo)
    expect([semChave.status, semChave.erro.campos]).toEqual([
      422,
      { 'nfd.chave': 'Não encontramos a chave de acesso neste PDF. Digite os 44 caracteres dela.' },
    ])
    const errada = await fluxo.enviar(avancarEtapa, id, { 'nfd[chave]': '123' }, arquivo)
    expect(errada.erro.campos).toEqual({
      'nfd.chave': 'A chave de acesso é inválida. Confira os 44 caracteres.',
    })
    const chave = chaveDeNfd(partes)
    const certa = await fluxo.enviar(avancarEtapa, id, { 'nfd[chave]': formatarChave(chave) }, arquivo)
    expect(certa.status).toBe(200)
    expect(await nfds(id)).toMatchObject([{ chave }])
  })

  it('TIC-10 voltar guarda a nota; a mesma chave basta, e outra nota a substitui', async () => {
    const { id, partes, compra } = await naNota()
    const enviar = (numero: number) =>
      fluxo.enviar(avancarEtapa, id, {}, xml(xmlDeNfd({ ...partes, numero, referenciadas: [compra] })))
    const voltar = () => fluxo.agir(retrocederEtapa, id, { observacao: 'Rever' })
    await enviar(77)
    await voltar()
    expect(await nfds(id)).toHaveLength(1)
    const chave = chaveDeNfd({ ...partes, numero: 77 })
    expect((await fluxo.agir(avancarEtapa, id, { nfd: { chave } })).status).toBe(200)
    expect(await nfds(id)).toMatchObject([{ numero: 77 }])
    await voltar()
    expect((await enviar(77)).status).toBe(200)
    expect(await nfds(id)).toHaveLength(1)
    await voltar()
    await enviar(78)
    expect(await nfds(id)).toMatchObject([{ numero: 78 }])
    expect(await anexos(id)).toHaveLength(3)
  })

  it('TIC-11 o arquivo some se o avanço não se completa', async () => {
    const { id, partes, compra } = await naNota()
    const { banco, armazem } = fluxo.teste.negocio()
    const { etapaId } = await fluxo.linha(id)
    const [saida] = await banco
      .insert(ticketEtapaCondicional)
      .values({ etapaId, condicao: 'ESCOLHA', descricao: 'Voltar', proximaEtapaId: etapaId, ordem: 1 })
      .returning()
    const gravar = vi.spyOn(armazem, 'gravar')
    try {
      const bytes = xmlDeNfd({ ...partes, referenciadas: [compra] })
      const { erro } = await fluxo.enviar(avancarEtapa, id, {}, xml(bytes))
      expect(erro).toMatchObject({ codigo: 'ESCOLHA_DA_ETAPA_OBRIGATORIA', exige: 'ETAPA_CONDICIONAL' })
      expect(gravar).toHaveBeenCalledOnce()
      expect(await armazem.abrir(String(gravar.mock.calls[0]?.[0]))).toBeNull()
      expect([await nfds(id), await anexos(id)]).toEqual([[], []])
    } finally {
      gravar.mockRestore()
      await banco.delete(ticketEtapaCondicional).where(eq(ticketEtapaCondicional.id, saida?.id ?? 0))
    }
  })

  it('TIC-10 422 sem arquivo, dizendo o que se pede', async () => {
    const { id } = await naNota()
    const { status, erro } = await fluxo.agir(avancarEtapa, id)
    expect([status, erro]).toMatchObject([422, { codigo: 'REQUISITO_DA_ETAPA', exige: 'ENVIAR_NFD' }])
    const soChave = await fluxo.agir(avancarEtapa, id, { nfd: { chave: '1' } })
    expect(soChave.erro.campos).toEqual({ arquivos: 'Envie o XML ou o PDF da nota de devolução.' })
  })

  it.each<[string, (caso: Awaited<ReturnType<typeof naNota>>) => Buffer, number, object]>([
    [
      'de venda, e não de devolução',
      ({ partes, compra }) => xmlDeNfd({ ...partes, referenciadas: [compra], finalidade: 1 }),
      422,
      { campos: { arquivos: 'Esta nota não é de devolução (finalidade 4).' } },
    ],
    [
      'que não cita a compra',
      ({ partes }) => xmlDeNfd({ ...partes }),
      422,
      { campos: { arquivos: 'A nota não referencia nenhuma nota deste ticket.' } },
    ],
    [
      'de outro emitente',
      ({ partes, compra }) => xmlDeNfd({ ...partes, emitente: '11222333000181', referenciadas: [compra] }),
      422,
      { campos: { arquivos: 'Quem emitiu a nota não é o cliente nem a filial deste ticket.' } },
    ],
    [
      'emitida antes da compra',
      ({ partes, compra }) =>
        xmlDeNfd({ ...partes, referenciadas: [compra], emitidaEm: new Date(Date.now() - 2 * UM_DIA_MS) }),
      422,
      { campos: { arquivos: expect.stringContaining('A nota foi emitida antes da compra que ela devolve') } },
    ],
    [
      'com a data de amanhã',
      ({ partes, compra }) =>
        xmlDeNfd({ ...partes, referenciadas: [compra], emitidaEm: new Date(Date.now() + UM_DIA_MS) }),
      422,
      { campos: { arquivos: expect.stringContaining('A data de emissão da nota ainda não chegou') } },
    ],
    [
      'de valor que não existe',
      ({ partes, compra }) => xmlDeNfd({ ...partes, referenciadas: [compra], valor: '9'.repeat(15) }),
      422,
      { codigo: 'NFD_INCOMPLETA' },
    ],
    [
      'que é outro XML',
      () => Buffer.from('<?xml version="1.0"?><cteProc/>'),
      422,
      { codigo: 'NFD_DE_OUTRO_DOCUMENTO' },
    ],
    [
      'que é XML quebrado',
      () => Buffer.from('<?xml version="1.0"?><nfeProc>'),
      422,
      {
        codigo: 'NFD_ILEGIVEL',
        campos: { 'arquivos.0': `Devolução.xml não foi anexado. ${ERROS.NFD_ILEGIVEL.mensagem}` },
      },
    ],
    ['que é uma página', () => Buffer.from('<!doctype html><p>'), 415, { codigo: 'ARQUIVO_NAO_ACEITO' }],
  ])('TIC-11 recusa uma nota %s, e nada fica guardado', async (_caso, montar, status, erro) => {
    const caso = await naNota()
    const resposta = await fluxo.enviar(avancarEtapa, caso.id, {}, xml(montar(caso)))
    expect(resposta.status).toBe(status)
    expect(resposta.erro).toMatchObject(erro)
    expect([await nfds(caso.id), await anexos(caso.id)]).toEqual([[], []])
    expect((await fluxo.linha(caso.id)).versao).toBe(1)
  })
})
