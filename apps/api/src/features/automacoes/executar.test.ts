import { noDiaEHora } from '@balcao/dominio/agendas/calendario'
import { alterarAutomacao, listarExecucoes } from '@balcao/dominio/automacoes/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { acao, NOVA, usarAutomacoes } from '../../../test/cenario-de-automacoes.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { cumprirTarefas } from '../../../test/cumprir-tarefas.ts'
import { emColchetes, montarFormulario, PNG } from '../../../test/formulario.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { aviso } from '../avisos/tabelas.ts'
import { etiqueta } from '../etiquetas/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { resposta, respostaAnexo } from '../respostas/tabelas.ts'
import { ticket, ticketAnexo } from '../tickets/nucleo/tabelas.ts'
import { executarAutomacoes, executarRegra } from './executar.ts'
import { automacao } from './tabelas.ts'
import { vigiarTickets } from './vigiar.ts'

const UM_DIA_MS = 86_400_000

describe('MES-10 automações a agir', () => {
  const cenario = usarAutomacoes()

  const abrir = (campos: Partial<typeof ticket.$inferInsert> = {}) =>
    cenario.tickets.abrir({ tipo: 'DEVOLUCAO_PARCIAL', assunto: 'Caixa amassada', campos })
  const escrever = async (quem: TipoDeUsuario, idTicket: number, mensagem: string, campos: object = {}) =>
    cenario.teste.chamar(escreverNoHistorico, {
      token: await cenario.teste.tokenDe(quem),
      params: { idTicket },
      ...(await montarFormulario(emColchetes({ tipo: 'PUBLICO', mensagem, ...campos }), [])),
    })
  const tempo = (agora: Date) => vigiarTickets(cenario.teste.negocio(), agora, new AbortController().signal)

  it('MES-10 aberto do tipo: encaminha, avisa e eleva, e o ticket diz o que foi feito', async () => {
    const logistica = await cenario.setor('Logística')
    const operador = await cenario.tickets.idDaConta('OPERADOR')
    const { id: sonda } = await abrir()
    const { tipoId } = await cenario.tickets.linha(sonda)
    const { corpo } = await cenario.criar({
      nome: 'Devolução à Logística',
      se: { tipos: [tipoId] },
      entao: [
        acao({ tipo: 'ENCAMINHAR', setor: logistica.id }),
        acao({ tipo: 'AVISAR', quem: 'PESSOAS', pessoas: [operador] }),
        acao({ tipo: 'ELEVAR' }),
      ],
    })
    const { id } = await abrir()
    const outro = await cenario.tickets.abrir({ tipo: 'PRORROGACAO_BOLETO' })
    await cumprirTarefas(cenario.teste)
    expect((await cenario.tickets.linha(id)).setorId).toBe(logistica.id)
    const [dita] = await cenario.ditas(id)
    expect(dita).toMatchObject({ tipo: 'PRIVADO', colaboradorId: null })
    expect(dita?.mensagem).toMatch(
      /^Automação “Devolução à Logística”: encaminhou para Logística; avisou .+; elevou/,
    )
    expect(await cenario.ditas(outro.id)).toEqual([])
    expect(await cenario.execucoes()).toMatchObject([{ ticketId: id, situacao: 'FEITA' }])
    const avisados = await cenario.banco
      .select({ tipo: colaborador.tipo })
      .from(aviso)
      .innerJoin(colaborador, eq(colaborador.id, aviso.colaboradorId))
      .where(eq(aviso.caminho, `/tickets/${id}`))
    expect(new Set(avisados.map(({ tipo }) => tipo))).toEqual(new Set(['OPERADOR', 'GERENTE', 'SUPERVISOR']))
    const token = await cenario.teste.tokenDe('GERENTE')
    const log = await cenario.teste.chamar(listarExecucoes, { token, params: { idAutomacao: corpo.id } })
    expect(log.corpo.itens).toMatchObject([{ idTicket: id, situacao: 'FEITA', assunto: 'Caixa amassada' }])
  })

  it('MES-10 o que uma automação faz não põe outra a agir', async () => {
    const logistica = await cenario.setor('Logística')
    await cenario.criar({ nome: 'A', entao: [acao({ tipo: 'ENCAMINHAR', setor: logistica.id })] })
    await cenario.criar({ nome: 'B', quando: 'MOVIDO' })
    const { id } = await abrir()
    await cumprirTarefas(cenario.teste)
    expect((await cenario.ditas(id)).map(({ mensagem }) => mensagem)).toEqual([
      'Automação “A”: encaminhou para Logística.',
    ])
  })

  it('MES-10 a mesma ocasião, uma vez só, ainda que a tarefa se repita ao mesmo tempo', async () => {
    const { corpo } = await cenario.criar()
    const { id } = await abrir()
    await cumprirTarefas(cenario.teste)
    const vez = { regraId: corpo.id, ticketId: id, chave: 'ABERTURA' }
    await Promise.all([1, 2, 3].map(() => executarRegra(cenario.teste.negocio(), vez, cenario.teste.agora())))
    expect(await cenario.ditas(id)).toHaveLength(1)
  })

  it('MES-10 a resposta do cliente, a da equipe e o movimento são ocasiões diferentes', async () => {
    await cenario.criar({ nome: 'Cliente', quando: 'CLIENTE_RESPONDEU' })
    await cenario.criar({ nome: 'Equipe', quando: 'EQUIPE_RESPONDEU' })
    await cenario.criar({ nome: 'Movido', quando: 'MOVIDO' })
    const { id } = await cenario.tickets.abrir({ tipo: 'DEVOLUCAO_PARCIAL', doConsumidor: true })
    const nomes = async () => (await cenario.ditas(id)).map(({ mensagem }) => /“(.+?)”/.exec(mensagem)?.[1])
    await cumprirTarefas(cenario.teste)
    expect(await nomes()).toEqual([])
    expect((await escrever('GERENTE', id, 'Estamos vendo.')).status).toBe(200)
    await cumprirTarefas(cenario.teste)
    expect((await escrever('CONSUMIDOR_FINAL', id, 'E então?')).status).toBe(200)
    await cumprirTarefas(cenario.teste)
    const logistica = await cenario.setor('Logística')
    const encaminhado = await escrever('GERENTE', id, 'Sigam.', {
      tipo: 'ENCAMINHAMENTO',
      setor: logistica.id,
    })
    expect(encaminhado.status).toBe(200)
    await cumprirTarefas(cenario.teste)
    expect(await nomes()).toEqual(['Equipe', 'Cliente', 'Movido'])
  })

  it('MES-10 o que não é possível agora é dito com o porquê, e o resto é feito', async () => {
    const { id: operador } = await cenario.banco
      .select({ id: colaborador.id })
      .from(colaborador)
      .where(eq(colaborador.tipo, 'REPRESENTANTE'))
      .then(([uma]) => uma ?? { id: 0 })
    await cenario.criar({
      nome: 'Quase',
      entao: [
        acao({ tipo: 'ATRIBUIR', operador }),
        acao({ tipo: 'AVISAR', quem: 'RESPONSAVEL' }),
        acao({ tipo: 'ELEVAR' }),
      ],
    })
    const { id } = await abrir()
    await cumprirTarefas(cenario.teste)
    const [dita] = await cenario.ditas(id)
    expect(dita?.mensagem).toContain('“Quase”: elevou à supervisão.')
    expect(dita?.mensagem).toContain('Não foi possível atribuir a')
    expect(dita?.mensagem).toContain('Não foi possível avisar o responsável: o ticket está sem responsável.')
    expect(await cenario.execucoes()).toMatchObject([{ situacao: 'EM_PARTE' }])
  })

  it('MES-10, ALC-06 a resposta pronta vai preenchida, com anexo, e conta só se alcança o cliente', async () => {
    const { banco } = cenario
    const arquivo = 'respostas/0f9c2c55-77aa-4a51-8c8e-3d1c7f1f7a11.png'
    await cenario.teste.negocio().armazem.gravar(arquivo, PNG, 'image/png')
    const [pronta] = await banco
      .insert(resposta)
      .values({
        escopo: 'TODOS',
        titulo: 'Recebido',
        atalho: `rec-${Date.now()}`,
        texto: 'Protocolo {{protocolo}}.',
      })
      .returning()
    const respostaId = pronta?.id ?? 0
    await banco.insert(respostaAnexo).values({
      ...{ respostaId, arquivo, nomeExibicao: 'guia.png', midia: 'image/png', tamanho: PNG.length },
      criadoEm: cenario.teste.agora(),
    })
    await cenario.criar({ nome: 'Acusa', entao: [acao({ tipo: 'RESPONDER', resposta: respostaId })] })
    const sem = await abrir()
    const com = await abrir({ contatoEmail: 'compras@exemplo.com.br', contatoNome: 'Compras' })
    const enviadas = await cumprirTarefas(cenario.teste)
    expect((await cenario.ditas(sem.id))[0]?.mensagem).toContain('o cliente não tem e-mail nem conta')
    expect((await cenario.tickets.linha(sem.id)).respondidoEm).toBeNull()
    expect((await cenario.tickets.linha(com.id)).respondidoEm).not.toBeNull()
    const publica = (await cenario.tickets.historico(com.id)).find(({ acao: qual }) => qual === 'MENSAGEM')
    expect(publica?.mensagem).toMatch(/^Protocolo [\d.-]+\.$/)
    const carta = enviadas.find(({ para }) => para === 'compras@exemplo.com.br')
    expect(carta).toMatchObject({ automatica: true, anexos: [{ nome: 'guia.png' }] })
    const copias = await banco.select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, com.id))
    expect(copias).toMatchObject([{ nomeExibicao: 'guia.png', interno: false }])
    expect(copias[0]?.arquivo).not.toBe(arquivo)
  })

  it('PAR-01 MES-10 o que a automação escreve conta como resposta, e a hora a que saúda, são da filial', async () => {
    const [pronta] = await cenario.banco
      .insert(resposta)
      .values({ escopo: 'TODOS', titulo: 'Saúda', atalho: `sau-${Date.now()}`, texto: '{{saudacao}}!' })
      .returning()
    await cenario.criar({ nome: 'Saúda', entao: [acao({ tipo: 'RESPONDER', resposta: pronta?.id ?? 0 })] })
    /** Written at that hour of the next day, so that the hour of the test says nothing. */
    const escrita = async (hora: number, horas: Parameters<typeof comParametros>[1]) =>
      comParametros(cenario.teste, { ...horas, automacaoContaComoResposta: 'N' }, async () => {
        const { id } = await abrir({ contatoEmail: 'compras@exemplo.com.br', contatoNome: 'Compras' })
        const em = cenario.teste.agora()
        const agora = noDiaEHora(somarDias(hojeEm(em), 1), `${hora}:00`)
        const ocasiao = { ticketId: id, quando: 'ABERTO', chave: 'ABERTURA', em: em.toISOString() } as const
        await executarAutomacoes(cenario.teste.negocio(), ocasiao, agora)
        expect((await cenario.tickets.linha(id)).respondidoEm).toBeNull()
        return (await cenario.tickets.historico(id)).find(({ acao: qual }) => qual === 'MENSAGEM')?.mensagem
      })
    expect(await escrita(15, { saudacaoTardeHora: '16' })).toBe('Bom dia!')
    expect(await escrita(15, { saudacaoTardeHora: '14' })).toBe('Boa tarde!')
    expect(await escrita(20, { saudacaoNoiteHora: '21' })).toBe('Boa tarde!')
    expect(await escrita(20, {})).toBe('Boa noite!')
    await cumprirTarefas(cenario.teste)
  })

  it('MES-10 põe a etiqueta, e outra regra a pergunta', async () => {
    const [urgente] = await cenario.banco.select().from(etiqueta).limit(1)
    const id = urgente?.id ?? 0
    await cenario.criar({ nome: 'Etiqueta', entao: [acao({ tipo: 'ETIQUETAR', etiqueta: id })] })
    await cenario.criar({ nome: 'Pergunta', quando: 'EQUIPE_RESPONDEU', se: { etiquetas: [id] } })
    const aberto = await abrir()
    await cumprirTarefas(cenario.teste)
    await cenario.banco.update(automacao).set({ ativa: false }).where(eq(automacao.nome, 'Etiqueta'))
    const sem = await abrir()
    for (const { id: idTicket } of [aberto, sem]) await escrever('GERENTE', idTicket, 'Estamos vendo.')
    await cumprirTarefas(cenario.teste)
    expect((await cenario.ditas(aberto.id)).map(({ mensagem }) => mensagem)).toEqual([
      `Automação “Etiqueta”: pôs a etiqueta “${urgente?.nome}”.`,
      'Automação “Pergunta”: elevou à supervisão.',
    ])
    expect(await cenario.ditas(sem.id)).toEqual([])
  })

  it('MES-10 o freio da filial do ticket segura o excesso', async () => {
    const negocio = cenario.teste.negocio()
    const { filialId } = await cenario.tickets.linha((await abrir()).id)
    const valores = { chave: 'SAC_automacoesPorTicketPorDia', valor: '1', filialId }
    await negocio.banco.insert(parametro).values(valores)
    await negocio.renovarParametros()
    await cenario.criar({ nome: 'Primeira' })
    await cenario.criar({ nome: 'Segunda' })
    const { id } = await abrir()
    const emOutra = await cenario.tickets.abrir({ tipo: 'DEVOLUCAO_PARCIAL', filial: 1 })
    await cumprirTarefas(cenario.teste)
    await negocio.banco.delete(parametro).where(eq(parametro.chave, valores.chave))
    await negocio.renovarParametros()
    expect(await cenario.ditas(id)).toHaveLength(1)
    expect(await cenario.ditas(emOutra.id)).toHaveLength(2)
    const delas = (await cenario.execucoes()).filter(({ ticketId }) => ticketId === id)
    expect(delas.map(({ situacao }) => situacao)).toEqual(['FEITA', 'FREADA'])
  })

  it('MES-10 o que aconteceu antes de ligada não é da regra', async () => {
    const { id } = await abrir()
    const em = cenario.teste.agora().toISOString()
    cenario.teste.adiantar(1000)
    await cenario.criar()
    const ocasiao = { ticketId: id, quando: 'ABERTO', chave: 'ABERTURA', em } as const
    await executarAutomacoes(cenario.teste.negocio(), ocasiao, cenario.teste.agora())
    expect(await cenario.ditas(id)).toEqual([])
  })

  it('MES-10 perto do prazo: uma vez por prazo, e só de quem ainda está aberto', async () => {
    await cenario.criar({ quando: 'PERTO_DO_PRAZO', tempo: 60 })
    const agora = new Date(cenario.teste.agora().getTime() + 5000)
    const em = (minutos: number) => new Date(agora.getTime() + minutos * 60_000)
    const perto = await abrir({ prazoSolucaoEm: em(60) })
    const longe = await abrir({ prazoSolucaoEm: em(300) })
    const findo = await abrir({ prazoSolucaoEm: em(60), finalizadoEm: agora })
    await tempo(agora)
    await tempo(em(1))
    expect(await cenario.ditas(perto.id)).toHaveLength(1)
    expect([...(await cenario.ditas(longe.id)), ...(await cenario.ditas(findo.id))]).toEqual([])
    await cenario.banco
      .update(ticket)
      .set({ prazoSolucaoEm: em(62) })
      .where(eq(ticket.id, perto.id))
    await tempo(em(3))
    expect(await cenario.ditas(perto.id)).toHaveLength(2)
  })

  it('MES-10 dois tickets com o mesmo prazo, ou que calaram juntos: cada um é uma ocasião', async () => {
    await cenario.criar({ nome: 'Prazo', quando: 'PERTO_DO_PRAZO', tempo: 60 })
    await cenario.criar({ nome: 'Silêncio', quando: 'PARADO', tempo: 2 })
    const agora = new Date(cenario.teste.agora().getTime() + 5000)
    const juntos = {
      prazoSolucaoEm: new Date(agora.getTime() + 3_600_000),
      movidoEm: new Date(agora.getTime() - 2 * UM_DIA_MS),
    }
    const abrirJunto = async () => {
      const { id } = await abrir()
      await cenario.banco.update(ticket).set(juntos).where(eq(ticket.id, id))
      return id
    }
    const primeiro = await abrirJunto()
    await tempo(agora)
    const segundo = await abrirJunto()
    await tempo(new Date(agora.getTime() + 60_000))
    for (const id of [primeiro, segundo]) expect(await cenario.ditas(id)).toHaveLength(2)
  })

  it.each([
    ['outro tempo', { tempo: 2 }, 2, 0],
    ['outra ocasião', { quando: 'PERTO_DO_PRAZO' as const, tempo: 60 }, 3, 0],
    ['só outro nome', { nome: 'Outro nome' }, 3, 1],
  ])(
    'MES-10 a regra do tempo mudada para %s conta a partir da mudança, ou segue',
    async (_caso, mudada, dias, quantas) => {
      const regra = { ...NOVA, quando: 'PARADO' as const, tempo: 3 }
      const { corpo } = await cenario.criar(regra)
      const { id } = await abrir()
      const ligada = cenario.teste.agora().getTime()
      // Silent for so many days, or close to its deadline, since after the rule was switched on and before it was changed.
      await cenario.banco
        .update(ticket)
        .set({
          movidoEm: new Date(ligada + 60_000 - dias * UM_DIA_MS),
          prazoSolucaoEm: new Date(ligada + 61 * 60_000),
        })
        .where(eq(ticket.id, id))
      cenario.teste.adiantar(120_000)
      const alterada = await cenario.teste.chamar(alterarAutomacao, {
        token: await cenario.teste.tokenDe('GERENTE'),
        params: { idAutomacao: corpo.id },
        corpo: { ...regra, ...mudada, versao: 1 },
      })
      expect(alterada.status).toBe(200)
      await tempo(new Date(cenario.teste.agora().getTime() + 60_000))
      expect(await cenario.ditas(id)).toHaveLength(quantas)
    },
  )

  it('MES-10 parado: o que a automação escreve não acaba com o silêncio, e ela não se repete nele', async () => {
    await cenario.criar({ nome: 'Dois', quando: 'PARADO', tempo: 2 })
    await cenario.criar({ nome: 'Três', quando: 'PARADO', tempo: 3 })
    const { id } = await abrir()
    const daqui = (dias: number) => new Date(cenario.teste.agora().getTime() + dias * UM_DIA_MS + 60_000)
    await cenario.banco
      .update(ticket)
      .set({ movidoEm: daqui(0) })
      .where(and(eq(ticket.id, id), isNull(ticket.finalizadoEm)))
    await tempo(daqui(1))
    expect(await cenario.ditas(id)).toHaveLength(0)
    await tempo(daqui(2))
    await tempo(daqui(2.2))
    expect(await cenario.ditas(id)).toHaveLength(1)
    await tempo(daqui(3))
    expect((await cenario.ditas(id)).map(({ mensagem }) => mensagem)).toEqual([
      expect.stringContaining('“Dois”'),
      expect.stringContaining('“Três”'),
    ])
  })
})
