import { ERROS } from '@balcao/dominio/erros'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import {
  listarAtividadesDoTicket,
  listarHistorico,
  obterTicket,
} from '@balcao/dominio/tickets/detalhe/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../../test/cenario-de-tickets.ts'
import { comandosEnviados } from '../../../../test/contar-comandos.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'
import { permissao } from '../../acesso/tabelas.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { ticketAnexo, ticketNfd } from '../nucleo/tabelas.ts'
import { motivoFinalizacao, ticketMotivoAbertura, ticketTipo } from '../nucleo/tabelas-catalogo.ts'

const UM_DIA_MS = 86_400_000

describe('GET /sac/tickets/:idTicket', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeTickets>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeTickets(teste)
  })
  afterAll(() => teste.fechar())

  const obter = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(obterTicket, { token: await teste.tokenDe(tipo), params: { idTicket } })

  it('TIC-03 a página inteira, aberta de novo, manda até 18 comandos: o ticket, a conversa, as atividades', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', assunto: 'Contado' })
    const token = await teste.tokenDe('OPERADOR')
    const pagina = async () => {
      const params = { idTicket: id }
      const partes = [
        await teste.chamar(obterTicket, { token, params }),
        await teste.chamar(listarHistorico, { token, params }),
        await teste.chamar(listarAtividadesDoTicket, { token, params }),
      ]
      expect(partes.map(({ status }) => status)).toEqual([200, 200, 200])
    }
    await pagina()
    const enviados = await comandosEnviados(pagina)
    expect(enviados.length, enviados.join('\n')).toBeLessThanOrEqual(18)
  })

  it('TIC-03 traz tudo o que o cabeçalho e a coluna mostram', async () => {
    const { banco } = teste.negocio()
    const [tipo] = await banco.select().from(ticketTipo).where(eq(ticketTipo.chave, 'DEVOLUCAO_PARCIAL'))
    const [motivo] = await banco
      .select()
      .from(ticketMotivoAbertura)
      .where(eq(ticketMotivoAbertura.tipoId, tipo?.id ?? 0))
      .orderBy(asc(ticketMotivoAbertura.id))
      .limit(1)
    const { id, protocolo } = await cenario.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      etapa: 'Análise da devolução',
      itens: 2,
      assunto: 'Caixas trocadas',
      partes: { motivos: [{ motivoId: motivo?.id ?? 0, observacao: 'na doca' }] },
    })
    const { status, corpo } = await obter(id)
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      id,
      protocolo,
      versao: 1,
      arquivado: false,
      assunto: 'Caixas trocadas',
      status: { label: 'Em análise' },
      tipo: { chave: 'DEVOLUCAO_PARCIAL', menu: { key: 'SOLICITACAO', description: 'Solicitação' } },
      etapa: {
        nome: 'Análise da devolução',
        requisito: 'ANALISE_DEVOLUCAO',
        exige: 'ANALISE_DEVOLUCAO',
        setor: { nome: 'Devoluções' },
        condicionais: [],
      },
      setor: { nome: 'Devoluções' },
      operador: null,
      criador: { nome: nomeDaConta('OPERADOR') },
      consumidor: null,
      motivos: [{ id: motivo?.id, descricao: motivo?.descricao, observacao: 'na doca' }],
      notas: [{ vlTot: 220 }],
      prorrogacao: null,
      nfds: [],
      datahora_finalizacao: null,
      reaberturas: 0,
      aguardandoCliente: false,
      totalDeProdutos: 2,
      totalDeAnexos: 0,
    })
    expect(corpo.cliente?.id).toBe(await cenario.clienteDaFilial(await cenario.filialDoOperador(0), false))
    expect(corpo.etapas.slice(0, 3).map(({ nome, situacao }) => [nome, situacao])).toEqual([
      ['Triagem', 'FEITA'],
      ['Análise da devolução', 'ATUAL'],
      ['Nota de devolução', 'PENDENTE'],
    ])
    expect(corpo.etapas.map(({ nome }) => nome)).not.toContain('Comunicar recusa')
  })

  it('TIC-03 uma etapa com escolhas diz para onde cada uma leva', async () => {
    const { id } = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', etapa: 'Tratar divergência', itens: 1 })
    const { corpo } = await obter(id)
    expect(corpo.etapa.exige).toBe('ETAPA_CONDICIONAL')
    expect(corpo.etapa.condicionais.map(({ descricao, proxima }) => [descricao, proxima])).toEqual([
      ['Aceitar o que chegou', 'Análise da controladoria'],
      ['Conferir de novo', 'Conferência do recebimento'],
    ])
  })

  it('TIC-03 as ações seguem as regras que guardam as escritas, e dizem por que não', async () => {
    const { id } = await cenario.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1 })
    const { acoes } = (await obter(id)).corpo
    expect(acoes.avancar).toEqual({ permite: true, motivo: null })
    expect(acoes.retroceder).toEqual({ permite: false, motivo: ERROS.TICKET_NA_PRIMEIRA_ETAPA.mensagem })
    expect(acoes.arquivar).toEqual({ permite: false, motivo: ERROS.TICKET_EM_ABERTO.mensagem })
    // The customer is known: there is no registration to wait for.
    expect(acoes.completarCadastro).toEqual({ permite: false, motivo: null })
    expect(acoes.reclassificar.permite).toBe(true)
    expect(acoes.espelho.permite).toBe(true)
  })

  it('TIC-02 arquivado e finalizado: o status, o motivo e o que ainda se pode', async () => {
    const { banco } = teste.negocio()
    const [motivo] = await banco.select().from(motivoFinalizacao).limit(1)
    const ontem = new Date(teste.agora().getTime() - UM_DIA_MS)
    const fim = { finalizadoEm: ontem, motivoFinalizacaoId: motivo?.id ?? 0 }
    const finalizado = await cenario.abrir({ tipo: 'ELOGIO', campos: fim })
    const { corpo } = await obter(finalizado.id)
    expect(corpo.motivoFinalizacao).toBe(motivo?.descricao)
    expect(corpo.datahora_finalizacao).toBe(ontem.toISOString())
    expect([corpo.acoes.reabrir.permite, corpo.acoes.arquivar.permite]).toEqual([true, true])
    expect(corpo.acoes.encaminhar.motivo).toBe(ERROS.TICKET_FINALIZADO.mensagem)
    const arquivado = await cenario.abrir({ tipo: 'ELOGIO', campos: { ...fim, arquivadoEm: ontem } })
    expect((await obter(arquivado.id)).corpo).toMatchObject({
      arquivado: true,
      status: { id: 0, label: 'Arquivado' },
      acoes: { responder: { permite: false }, desarquivar: { permite: true } },
    })
  })

  it('TIC-10 depois do prazo da filial o ticket não reabre', async () => {
    const antigo = new Date(teste.agora().getTime() - 91 * UM_DIA_MS)
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', campos: { finalizadoEm: antigo } })
    expect((await obter(id)).corpo.acoes.reabrir).toEqual({
      permite: false,
      motivo: ERROS.PRAZO_DE_REABERTURA_PASSOU.mensagem,
    })
  })

  it('Prazos: atrasado, pausado à espera do cliente e cumprido', async () => {
    const agora = teste.agora()
    const em = (dias: number) => new Date(agora.getTime() + dias * UM_DIA_MS)
    const { id } = await cenario.abrir({
      tipo: 'ELOGIO',
      campos: { prazoRespostaEm: em(-1), prazoSolucaoEm: em(30) },
    })
    expect((await obter(id)).corpo.prazos).toEqual({
      resposta: { situacao: 'ATRASADO', em: em(-1).toISOString() },
      solucao: { situacao: 'NO_PRAZO', em: em(30).toISOString() },
    })
    const esperando = await cenario.abrir({
      tipo: 'ELOGIO',
      campos: { prazoRespostaEm: em(1), respondidoEm: agora, prazoSolucaoEm: em(3), pausadoEm: agora },
    })
    const { corpo } = await obter(esperando.id)
    expect(corpo.aguardandoCliente).toBe(true)
    expect([corpo.prazos.resposta.situacao, corpo.prazos.solucao.situacao]).toEqual(['CUMPRIDO', 'PAUSADO'])
  })

  it('TIC-11 prorrogação e notas de devolução', async () => {
    const { id } = await cenario.abrir({
      tipo: 'PRORROGACAO_BOLETO',
      partes: {
        prorrogacao: {
          responsavel: 'REPRESENTANTE',
          representanteId: await cenario.idDaConta('REPRESENTANTE'),
          diasAtraso: 4,
          diasConfirmados: 3,
          parecerLogistica: 'Caminhão quebrou',
        },
      },
    })
    const { banco } = teste.negocio()
    const anexo = { ticketId: id, arquivo: `t/${id}.xml`, nomeExibicao: 'nfd.xml', midia: 'application/xml' }
    const [gravado] = await banco
      .insert(ticketAnexo)
      .values({ ...anexo, tamanho: 10, criadoEm: teste.agora(), tipo: 'NFD' })
      .returning()
    await banco.insert(ticketNfd).values({
      ticketId: id,
      chave: '3'.repeat(44),
      numero: 12,
      serie: 1,
      valorTotal: '10.50',
      anexoId: gravado?.id ?? 0,
      criadaEm: teste.agora(),
    })
    const { corpo } = await obter(id)
    expect(corpo.prorrogacao).toMatchObject({
      responsavel: 'REPRESENTANTE',
      nome: nomeDaConta('REPRESENTANTE'),
      dias_atraso: 4,
      dias_confirmados: 3,
      parecer_logistica: 'Caminhão quebrou',
      vencimento_maximo: somarDias(hojeEm(teste.agora()), 180),
    })
    const link = `/sac/tickets/${id}/anexos/${gravado?.id}`
    expect(corpo.nfds).toMatchObject([{ numero: 12, valor: 10.5, anexo: { nome_exibicao: 'nfd.xml', link } }])
    expect(corpo.acoes.reclassificar.motivo).toBe(ERROS.TICKET_COM_DEVOLUCAO_EM_CURSO.mensagem)
  })

  it('TIC-04 o consumidor vê o seu ticket por fora: sem operador, requisitos nem pareceres', async () => {
    const { id } = await cenario.abrir({
      tipo: 'DEVOLUCAO_PARCIAL',
      etapa: 'Análise da devolução',
      doConsumidor: true,
      campos: { operadorId: await cenario.idDaConta('OPERADOR') },
      partes: {
        prorrogacao: {
          responsavel: 'TRANSPORTADORA',
          diasAtraso: 4,
          diasConfirmados: 3,
          parecerLogistica: 'SIGILO',
          parecerFinanceiro: 'SIGILO',
          novaDataVencimento: '2026-12-01',
        },
      },
    })
    const { status, corpo, bruta } = await obter(id, 'CONSUMIDOR_FINAL')
    expect(status).toBe(200)
    expect(bruta.body).not.toContain('SIGILO')
    expect(corpo).toMatchObject({
      operador: null,
      setor: { nome: 'Devoluções' },
      etapa: { nome: 'Análise da devolução', requisito: null, exige: null, condicionais: [] },
      consumidor: { nome: nomeDaConta('CONSUMIDOR_FINAL'), documento: null, completo: false },
      prorrogacao: { dias_confirmados: null, nova_data_vencimento: '2026-12-01' },
      acoes: { responder: { permite: true }, avancar: { permite: false, motivo: null } },
    })
    expect((await obter(id)).corpo).toMatchObject({
      operador: { nome: nomeDaConta('OPERADOR') },
      acoes: { completarCadastro: { permite: true } },
    })
  })

  it('TIC-04 por que o cliente está bloqueado só a equipe lê', async () => {
    const { banco } = teste.negocio()
    const clienteId = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), false)
    const bloquear = (motivoBloqueio: string | null) =>
      banco.update(cliente).set({ motivoBloqueio }).where(eq(cliente.id, clienteId))
    const { id } = await cenario.abrir({ tipo: 'ELOGIO', doConsumidor: true, campos: { clienteId } })
    await bloquear('Títulos em atraso')
    expect((await obter(id)).corpo.cliente?.motivoBloqueio).toBe('Títulos em atraso')
    expect((await obter(id, 'CONSUMIDOR_FINAL')).corpo.cliente?.motivoBloqueio).toBeNull()
    await bloquear(null)
  })

  it('PER-01 404 para o ticket de outra pessoa, como para o que não existe', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    const doRepresentante = await cenario.abrir({ tipo: 'ELOGIO', doRepresentante: true })
    for (const tipo of ['CONSUMIDOR_FINAL', 'REPRESENTANTE', 'COLABORADOR'] as const) {
      const { status, erro } = await obter(id, tipo)
      expect([tipo, status, erro.codigo]).toEqual([tipo, 404, 'NAO_ENCONTRADO'])
    }
    expect((await obter(doRepresentante.id, 'REPRESENTANTE')).status).toBe(200)
    expect((await obter(999_999)).status).toBe(404)
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a permissão', async () => {
    const { id } = await cenario.abrir({ tipo: 'ELOGIO' })
    expect((await teste.chamar(obterTicket, { params: { idTicket: id } })).status).toBe(401)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'TICKET_VER', autorizado: false })
    expect((await obter(id, 'SUPERVISOR')).status).toBe(403)
  })
})
