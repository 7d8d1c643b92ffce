import { avaliarTicket, obterAvaliacao } from '@balcao/dominio/avaliacoes/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDoLink } from '../../../test/cenario-do-link.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { colaboradorFilial, colaboradorSetor } from '../acesso/tabelas.ts'
import { aviso } from '../avisos/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { motivoFinalizacao } from '../tickets/nucleo/tabelas-catalogo.ts'
import { ticketLigacao } from '../tickets/nucleo/tabelas-equipe.ts'
import { ticketAvaliacao } from './tabelas.ts'

const DIA_MS = 86_400_000

describe('avaliar o atendimento', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDoLink>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDoLink(teste)
  })
  afterAll(() => teste.fechar())

  const ha = (dias: number) => new Date(teste.agora().getTime() - dias * DIA_MS)
  const encerrado = async (campos = {}) =>
    cenario.comLink({
      campos: { finalizadoEm: ha(1), operadorId: await cenario.idDaConta('OPERADOR'), ...campos },
    })
  const gravada = async (id: number) => {
    const { banco } = teste.negocio()
    const [linha] = await banco.select().from(ticketAvaliacao).where(eq(ticketAvaliacao.ticketId, id))
    return linha
  }
  const avisosDe = (tipo: TipoDeUsuario) => async (id: number) =>
    teste
      .negocio()
      .banco.$count(
        aviso,
        and(
          eq(aviso.colaboradorId, await cenario.idDaConta(tipo)),
          sql`${aviso.caminho} = ${`/tickets/${id}`}`,
        ),
      )
  const chamar = async (idTicket: number, tipo: TipoDeUsuario, corpo: object = { nota: 4 }) =>
    teste.chamar(avaliarTicket, {
      token: await teste.tokenDe(tipo),
      params: { idTicket },
      corpo: corpo as { nota: number },
    })
  const obter = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterAvaliacao, { token: await teste.tokenDe(tipo), params: { idTicket } })

  it('ALC-04 pelo link: fica no ticket, no histórico, e quem atendeu é avisado', async () => {
    const { id, segredo } = await encerrado()
    await cenario.ver(segredo)
    expect(await gravada(id)).toBeUndefined()
    expect((await cenario.avaliar(segredo, { nota: 5, comentario: 'Rápido.' })).status).toBe(200)
    expect(await gravada(id)).toMatchObject({ nota: 5, comentario: 'Rápido.', por: 'Ana Lima' })
    expect((await cenario.historico(id)).at(-1)).toMatchObject({
      tipo: 'PUBLICO',
      acao: 'AVALIACAO',
      mensagem: 'Avaliou o atendimento com 5 de 5.\nRápido.',
    })
    expect(await avisosDe('OPERADOR')(id)).toBe(1)
    expect((await obter(id)).corpo).toMatchObject({
      avaliacao: { nota: 5, comentario: 'Rápido.', por: 'Ana Lima' },
    })
    expect((await cenario.ver(segredo)).corpo.avaliacao.avaliacao?.nota).toBe(5)
  })

  it('ALC-04 do que repete outro, pelo motivo do fim ou pela ligação, ninguém pergunta como foi', async () => {
    const { banco } = teste.negocio()
    const [motivo] = await banco.select().from(motivoFinalizacao).where(eq(motivoFinalizacao.duplicado, true))
    const peloMotivo = await encerrado({ motivoFinalizacaoId: motivo?.id ?? 0 })
    const [pelaLigacao, outro] = [await encerrado(), await encerrado()]
    await banco
      .insert(ticketLigacao)
      .values({ deId: pelaLigacao.id, paraId: outro.id, tipo: 'DUPLICADO_DE', ligadoEm: teste.agora() })
    for (const { id, segredo } of [peloMotivo, pelaLigacao]) {
      expect((await cenario.ver(segredo)).corpo.avaliacao.impedimento).toContain('repetição de outro')
      expect((await cenario.avaliar(segredo, { nota: 1 })).erro.codigo).toBe('AVALIACAO_DE_DUPLICADO')
      expect(await gravada(id)).toBeUndefined()
    }
    expect((await cenario.avaliar(outro.segredo, { nota: 5 })).status).toBe(200)
  })

  it('ALC-04 conta uma vez: dita igual de novo não muda nada; outra toma o lugar, por uns dias', async () => {
    const { id, segredo } = await encerrado()
    await Promise.all([1, 2, 3].map(() => cenario.avaliar(segredo, { nota: 3 })))
    const entradas = async () =>
      (await cenario.historico(id)).filter(({ acao }) => acao === 'AVALIACAO').length
    expect([await entradas(), await avisosDe('OPERADOR')(id)]).toEqual([1, 1])
    expect((await cenario.avaliar(segredo, { nota: 4 })).status).toBe(200)
    expect([(await gravada(id))?.nota, await entradas()]).toEqual([4, 2])
    await teste
      .negocio()
      .banco.update(ticketAvaliacao)
      .set({ avaliadoEm: ha(4) })
      .where(eq(ticketAvaliacao.ticketId, id))
    await cenario.mudar(id, { finalizadoEm: ha(5) })
    const { status, erro } = await cenario.avaliar(segredo, { nota: 1 })
    expect([status, erro.codigo]).toEqual([409, 'AVALIACAO_FECHADA'])
    expect((await cenario.ver(segredo)).corpo.avaliacao.impedimento).toBe(erro.message)
    expect((await gravada(id))?.nota).toBe(4)
  })

  it('ALC-04 409 antes do fim e depois do prazo; 422 fora de 1 a 5', async () => {
    const aberto = await cenario.comLink()
    expect((await cenario.avaliar(aberto.segredo)).erro.codigo).toBe('AVALIACAO_ANTES_DO_FIM')
    const velho = await encerrado({ finalizadoEm: ha(16) })
    expect((await cenario.avaliar(velho.segredo)).erro.codigo).toBe('PRAZO_DE_AVALIACAO_PASSOU')
    const { segredo } = await encerrado()
    for (const nota of [0, 6, 2.5]) expect((await cenario.avaliar(segredo, { nota })).status).toBe(422)
    expect((await cenario.avaliar(segredo, { comentario: 'x'.repeat(1001) })).status).toBe(422)
  })

  it('ALC-04 a nota baixa também avisa quem supervisiona o setor, na filial', async () => {
    const { id, segredo } = await encerrado()
    const supervisor = await cenario.idDaConta('SUPERVISOR')
    const { setorId, filialId } = await cenario.linha(id)
    const { banco } = teste.negocio()
    await banco.insert(colaboradorSetor).values({ colaboradorId: supervisor, setorId }).onConflictDoNothing()
    await banco
      .insert(colaboradorFilial)
      .values({ colaboradorId: supervisor, filialId })
      .onConflictDoNothing()
    await cenario.avaliar(segredo, { nota: 3 })
    expect(await avisosDe('SUPERVISOR')(id)).toBe(0)
    await cenario.avaliar(segredo, { nota: 2 })
    await cenario.avaliar(segredo, { nota: 1 })
    expect(await avisosDe('SUPERVISOR')(id)).toBe(1)
    expect(await avisosDe('OPERADOR')(id)).toBe(3)
  })

  it('ALC-04 PAR-01 até que nota se avisa a supervisão é da filial', async () => {
    const { id, segredo } = await encerrado()
    const { setorId, filialId } = await cenario.linha(id)
    const supervisor = await cenario.idDaConta('SUPERVISOR')
    const { banco } = teste.negocio()
    await banco.insert(colaboradorSetor).values({ colaboradorId: supervisor, setorId }).onConflictDoNothing()
    await banco
      .insert(colaboradorFilial)
      .values({ colaboradorId: supervisor, filialId })
      .onConflictDoNothing()
    await comParametros(
      teste,
      { notaBaixaDaAvaliacao: '3' },
      () => cenario.avaliar(segredo, { nota: 3 }),
      filialId,
    )
    expect(await avisosDe('SUPERVISOR')(id)).toBe(1)
  })

  it('ALC-04 PAR-01 desligada numa filial, a outra segue', async () => {
    const aqui = await encerrado()
    const la = await cenario.comLink({ filial: 1, campos: { finalizadoEm: ha(1) } })
    await teste
      .negocio()
      .banco.insert(parametro)
      .values({
        chave: comPrefixo('avaliacaoDoTicket'),
        filialId: (await cenario.linha(aqui.id)).filialId,
        valor: 'N',
      })
    await teste.negocio().renovarParametros()
    expect((await cenario.avaliar(aqui.segredo)).erro.codigo).toBe('AVALIACAO_DESLIGADA')
    expect((await cenario.avaliar(la.segredo)).status).toBe(200)
    await teste
      .negocio()
      .banco.delete(parametro)
      .where(eq(parametro.chave, comPrefixo('avaliacaoDoTicket')))
    await teste.negocio().renovarParametros()
  })

  it('ALC-04 pela própria conta: o consumidor avalia o seu; ninguém por ele', async () => {
    const { id } = await cenario.abrir({
      tipo: 'ATRASO_ENTREGA',
      doConsumidor: true,
      campos: { finalizadoEm: ha(1) },
    })
    expect((await obter(id, 'CONSUMIDOR_FINAL')).corpo).toEqual({ avaliacao: null, impedimento: null })
    expect((await chamar(id, 'CONSUMIDOR_FINAL')).status).toBe(200)
    expect((await gravada(id))?.nota).toBe(4)
    const { id: alheio } = await cenario.abrir({ tipo: 'ATRASO_ENTREGA', campos: { finalizadoEm: ha(1) } })
    expect((await chamar(alheio, 'CONSUMIDOR_FINAL')).status).toBe(404)
    expect((await obter(alheio, 'CONSUMIDOR_FINAL')).status).toBe(404)
    expect((await chamar(id, 'OPERADOR')).status).toBe(403)
    expect((await chamar(id, 'CONSUMIDOR_FINAL', { nota: 9 })).status).toBe(422)
  })
})
