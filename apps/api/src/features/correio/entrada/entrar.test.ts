import { NO_PACOTE_DO_OUTLOOK, SEM_LEITURA } from '@balcao/dominio/correio/entrada/motivos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MARIA, SAC, usarCaixaDeEntrada } from '../../../../test/caixa-de-entrada.ts'
import { comParametros } from '../../../../test/com-parametros.ts'
import { cumprirTarefas } from '../../../../test/cumprir-tarefas.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { enquantoPreso } from '../../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { porNaCaixa, receberEmail } from '../../../../test/receber-email.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { ticketAnexo } from '../../tickets/nucleo/tabelas.ts'
import { correioMensagem } from '../tabelas.ts'
import { correioRecebida } from '../tabelas-entrada.ts'
import { comToken, tokenDoTicket } from '../token.ts'
import { entrarCorreio } from './entrar.ts'

const fluxo = usarFluxo()
const DIA_MS = 86_400_000
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('ALC-02 uma mensagem que chega', () => {
  const { negocio, banco, receber, abrir, historico, ultima, tickets, enderecoDe, escrito } =
    usarCaixaDeEntrada(fluxo)

  describe('a resposta entra no ticket', () => {
    it('pelo endereço, de quem quer que venha: pública, por e-mail, sem o passado, com o aviso ao dono', async () => {
      const { id } = await abrir()
      const { ticketId, citado } = await receber(
        'Pode trocar.\r\n\r\nEm ter., 17 de nov. de 2026, Aurora <sac@aurora.test> escreveu:\r\n> Olá',
        { From: 'João <joao@outro.test>', To: enderecoDe(id), Subject: 'RES: sem protocolo' },
      )
      expect(ticketId).toBe(id)
      expect(citado).toContain('escreveu:')
      expect(await ultima(id)).toMatchObject({
        tipo: 'PUBLICO',
        acao: 'MENSAGEM',
        mensagem: 'Pode trocar.',
        colaboradorId: null,
        dados: { porEmail: { nome: 'João', email: 'joao@outro.test', mais: true } },
      })
    })

    it('pelo que responde e pelas referências da última à primeira, de quem participa', async () => {
      const { id } = await abrir()
      const outro = await abrir()
      const { messageId } = await escrito(id, 'Qual a nota?')
      const doOutro = await escrito(outro.id, 'Oi')
      expect((await receber('a', { 'In-Reply-To': messageId })).ticketId).toBe(id)
      expect(
        (await receber('b', { References: `${doOutro.messageId} <x@y.test> ${messageId}` })).ticketId,
      ).toBe(id)
    })

    it('um estranho que escreve o protocolo ou responde a um id ganha um ticket novo', async () => {
      const { id, protocolo } = await abrir()
      const { messageId } = await escrito(id, 'Qual a nota?')
      for (const cabecalhos of [
        { 'In-Reply-To': messageId },
        { Subject: formatarProtocolo(protocolo) },
      ] as Record<string, string>[]) {
        const { ticketId, estado } = await receber('Quero ver', { From: 'x@estranho.test', ...cabecalhos })
        expect(estado).toBe('NO_TICKET')
        expect(ticketId).not.toBe(id)
      }
      const forjado = comToken(SAC, `${tokenDoTicket('outro segredo', id)}`)
      expect((await receber('Forjado', { From: 'x@estranho.test', To: forjado })).ticketId).not.toBe(id)
    })

    it('o resolvido reabre; o encerrado há muito continua em outro, ligado aos dois', async () => {
      const agora = fluxo.teste.agora()
      const recente = await abrir({ finalizadoEm: new Date(agora.getTime() - DIA_MS) })
      expect((await receber('Voltou', { To: enderecoDe(recente.id) })).ticketId).toBe(recente.id)
      expect((await fluxo.linha(recente.id)).finalizadoEm).toBeNull()
      const antigo = await abrir({ finalizadoEm: new Date(agora.getTime() - 400 * DIA_MS) })
      const { ticketId } = await receber('De novo', { To: enderecoDe(antigo.id) })
      if (ticketId === null) throw new Error('não abriu')
      expect(ticketId).not.toBe(antigo.id)
      expect((await fluxo.linha(antigo.id)).finalizadoEm).not.toBeNull()
      expect(await fluxo.linha(ticketId)).toMatchObject({ clienteId: antigo.clienteId })
      expect(await ultima(antigo.id)).toMatchObject({ acao: 'CONTINUACAO', dados: { ticket: ticketId } })
      expect(await ultima(ticketId)).toMatchObject({ acao: 'CONTINUACAO', dados: { ticket: antigo.id } })
    })

    it('a nossa resposta seguinte responde à do cliente', async () => {
      const { id } = await abrir()
      await receber('Oi', { To: enderecoDe(id), 'Message-ID': '<do-cliente@x.test>' })
      expect((await escrito(id, 'Olá')).emRespostaA).toBe('<do-cliente@x.test>')
    })

    it('anexos aceitos vão juntos; o que não se aceita é dito, e fica no original', async () => {
      const { id } = await abrir()
      const parte = (nome: string, tipo: string, corpo: string) =>
        `--x\r\nContent-Type: ${tipo}; name="${nome}"\r\nContent-Disposition: attachment; filename="${nome}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${corpo}\r\n`
      await receber(
        `--x\r\nContent-Type: text/plain\r\n\r\nVeja\r\n${parte('foto.png', 'image/png', PNG)}${parte('virus.exe', 'application/pdf', Buffer.from('MZ').toString('base64'))}${parte('nota.pdf', 'application/pdf', Buffer.from('MZ').toString('base64'))}--x--`,
        { To: enderecoDe(id), 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=x' },
      )
      const anexos = await banco().select().from(ticketAnexo).where(eq(ticketAnexo.ticketId, id))
      expect(anexos.map(({ nomeExibicao, midia }) => [nomeExibicao, midia])).toEqual([
        ['foto.png', 'image/png'],
      ])
      expect((await ultima(id))?.mensagem).toBe(
        'Veja\n\n(anexos que não são aceitos aqui: virus.exe, nota.pdf)',
      )
    })
  })

  describe('a resposta vai a quem escreveu', () => {
    const COLADOS = { 'Reply-To': 'Outro <outro@mal.test>', Cc: 'ana@mal.test' }

    it('Reply-To e cópias de um e-mail que abre um ticket ficam ditos à equipe, e não recebem nada', async () => {
      // Who writes in other tests may have had as many receipts as an hour brings.
      const celia = 'celia@cliente.test'
      const { ticketId, enviadas } = await receber('Oi', { ...COLADOS, From: `Célia <${celia}>` })
      const id = Number(ticketId)
      expect(await fluxo.linha(id)).toMatchObject({ contatoEmail: celia, contatoCopias: [] })
      expect(enviadas.map(({ para, copias }) => [para, copias])).toEqual([[celia, []]])
      expect(await escrito(id, 'Olá')).toMatchObject({ para: celia, copias: [] })
      const anotada = (await historico(id)).find(({ acao }) => acao === 'CONTATO_PEDIDO')
      expect(anotada).toMatchObject({ tipo: 'PRIVADO', mensagem: expect.stringContaining('outro@mal.test') })
      expect(anotada?.mensagem).toContain('ana@mal.test')
    })

    it('em um ticket que existe não mudam o contato; em um que o continua, só fica quem já era contato', async () => {
      const { id } = await abrir({ contatoCopias: ['rui@cliente.test'] })
      await receber('Oi', { ...COLADOS, To: enderecoDe(id) })
      expect(await fluxo.linha(id)).toMatchObject({
        contatoEmail: MARIA,
        contatoCopias: ['rui@cliente.test'],
      })
      await fluxo.mudar(id, { finalizadoEm: new Date(fluxo.teste.agora().getTime() - 400 * DIA_MS) })
      const { ticketId } = await receber('De novo', {
        ...COLADOS,
        To: `${enderecoDe(id)}, rui@cliente.test`,
      })
      expect(ticketId).not.toBe(id)
      expect(await fluxo.linha(Number(ticketId))).toMatchObject({
        contatoEmail: MARIA,
        contatoCopias: ['rui@cliente.test'],
      })
    })
  })

  describe('uma vez só', () => {
    it('quem morre depois de confirmar não escreve de novo; quem morre antes deixa esperando', async () => {
      const { id } = await abrir()
      const recebidaId = Number(
        await porNaCaixa(fluxo.teste, escreverEmail('Uma vez', { To: enderecoDe(id) })),
      )
      const contexto = { tentativa: 1, maximoDeTentativas: 6 }
      const entrar = () => entrarCorreio(negocio(), { recebidaId }, contexto, fluxo.teste.agora)
      await banco().execute(sql`
        create function cair() returns trigger language plpgsql as $$ begin raise 'caiu'; end $$;
        create trigger cair before update on correio_recebida for each row when (new.estado = 'NO_TICKET') execute function cair()`)
      const antes = (await historico(id)).length
      await expect(entrar()).rejects.toThrow()
      expect((await historico(id)).length).toBe(antes)
      const [esperando] = await banco()
        .select()
        .from(correioRecebida)
        .where(eq(correioRecebida.id, recebidaId))
      expect(esperando).toMatchObject({
        estado: 'NA_FILA',
        motivo: expect.stringContaining('Não pôde entrar'),
      })
      await banco().execute(sql`drop trigger cair on correio_recebida; drop function cair()`)
      await Promise.all([entrar(), entrar()])
      await entrar()
      expect((await historico(id)).length).toBe(antes + 1)
    })

    it('o que falha sempre fica de lado depois das tentativas, com o motivo, e não para os outros', async () => {
      const { id } = await abrir()
      const recebidaId = Number(
        await porNaCaixa(fluxo.teste, escreverEmail('Veneno', { To: enderecoDe(id) })),
      )
      await banco().execute(sql`delete from correio_original where recebida_id = ${recebidaId}`)
      await cumprirTarefas(fluxo.teste)
      const [linha] = await banco().select().from(correioRecebida).where(eq(correioRecebida.id, recebidaId))
      expect(linha).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining('original') })
      expect((await receber('Depois', { To: enderecoDe(id) })).ticketId).toBe(id)
    })

    it('SEG-04 o que foi feito para não ser lido fica de lado, guardado; uma pessoa o junta mesmo assim', async () => {
      const { id } = await abrir()
      const hostil = escreverEmail('<div>'.repeat(84_000), {
        To: enderecoDe(id),
        'Content-Type': 'text/html; charset=utf-8',
      })
      const deLado = await receberEmail(fluxo.teste, hostil)
      expect(deLado).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining('malformada') })
      const { rows } = await banco().execute<{ id: string }>(
        sql`select id from graphile_worker.jobs where task_identifier = 'entrar-correio'`,
      )
      expect(rows).toEqual([])
      const recebidaId = Number(deLado.id)
      await banco()
        .update(correioRecebida)
        .set({ estado: 'NA_FILA' })
        .where(eq(correioRecebida.id, recebidaId))
      await entrarCorreio(
        negocio(),
        { recebidaId, decisao: { ticketId: id } },
        { tentativa: 1, maximoDeTentativas: 1 },
        fluxo.teste.agora,
      )
      expect(await ultima(id)).toMatchObject({ mensagem: SEM_LEITURA, tipo: 'PUBLICO' })
    })

    it('tomada por dois processos ao mesmo tempo, abre um ticket só', async () => {
      const antes = await tickets()
      const recebidaId = Number(await porNaCaixa(fluxo.teste, escreverEmail('Oi', { From: 'eu@novo.test' })))
      const contexto = { tentativa: 1, maximoDeTentativas: 1 }
      const entrar = () => entrarCorreio(negocio(), { recebidaId }, contexto, fluxo.teste.agora)
      await enquantoPreso(
        banco(),
        (tx) => tx.select().from(correioRecebida).where(eq(correioRecebida.id, recebidaId)).for('update'),
        [entrar, entrar],
      )
      expect(await tickets()).toBe(antes + 1)
    })

    it('a mesma mensagem, depois de o ticket estar arquivado, continua sendo a mesma', async () => {
      const { id } = await abrir()
      const mensagem = escreverEmail('Repetida', { To: enderecoDe(id) })
      await receberEmail(fluxo.teste, mensagem)
      await fluxo.mudar(id, { arquivadoEm: fluxo.teste.agora() })
      const antes = await tickets()
      expect((await receberEmail(fluxo.teste, mensagem)).id).toBeNull()
      expect(await tickets()).toBe(antes)
    })
  })

  describe('máquinas', () => {
    it('a resposta de férias fica anotada para a equipe e não reabre nada; sem ticket, fica de lado', async () => {
      const { id } = await abrir({ finalizadoEm: fluxo.teste.agora() })
      const automatica = { 'Auto-Submitted': 'auto-replied', To: enderecoDe(id) }
      const { estado, ticketId } = await receber('Estou de férias', automatica)
      expect([estado, ticketId]).toEqual(['NO_TICKET', id])
      expect((await fluxo.linha(id)).finalizadoEm).not.toBeNull()
      expect(await ultima(id)).toMatchObject({ tipo: 'PRIVADO', acao: 'CORREIO_AUTOMATICO' })
      const antes = await tickets()
      const solta = await receber('Novidades!', { 'List-Unsubscribe': '<x>' })
      expect(solta).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining('automática') })
      expect(await tickets()).toBe(antes)
    })

    const relatorio = (messageId: string, destinatario: string, acao = 'failed') =>
      [
        '--x\r\nContent-Type: text/plain\r\n\r\nFalhou',
        `--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; ${destinatario}\r\nAction: ${acao}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 User unknown`,
        `--x\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${messageId}\r\n\r\nOi`,
        '--x--',
      ].join('\r\n')
    const DEVOLVIDA = {
      From: 'MAILER-DAEMON@mx.test',
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x',
    }

    it('a devolução marca a nossa mensagem; a de uma cópia, ou um atraso, é só uma nota', async () => {
      const { id } = await abrir({ contatoCopias: ['jo@cliente.test'] })
      const { messageId } = await escrito(id, 'Olá')
      const estado = async () =>
        (await banco().select().from(correioMensagem).where(eq(correioMensagem.messageId, messageId)))[0]
      await receber(relatorio(messageId, 'jo@cliente.test'), DEVOLVIDA)
      await receber(relatorio(messageId, MARIA, 'delayed'), DEVOLVIDA)
      expect((await estado())?.estado).not.toBe('RECUSADO')
      expect((await ultima(id))?.acao).toBe('CORREIO_AUTOMATICO')
      expect((await receber(relatorio(messageId, MARIA), DEVOLVIDA)).ticketId).toBe(id)
      expect(await estado()).toMatchObject({
        estado: 'RECUSADO',
        motivo: 'O endereço não existe ou não recebe mensagens. (550 5.1.1 User unknown)',
      })
      expect(await receber(relatorio('<de-outro@x.test>', MARIA), DEVOLVIDA)).toMatchObject({
        estado: 'DE_LADO',
      })
    })

    it('a nossa própria mensagem que volta não entra em ticket nenhum', async () => {
      const { id } = await abrir()
      const marca = tokenDoTicket(negocio().segredos.correio, id)
      const antes = (await historico(id)).length
      const volta = await receber('Olá', { From: SAC, 'X-Balcao-Ticket': marca })
      expect(volta).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining('próprio') })
      expect((await historico(id)).length).toBe(antes)
    })

    it('uma confirmação por ticket, e tantas por dia a cada endereço', async () => {
      const robo = { From: 'robo@maquina.test' }
      const confirmacoes: number[] = []
      for (let vez = 0; vez < 7; vez++) {
        const { enviadas, ticketId } = await receber(`Vez ${vez}`, robo)
        expect(ticketId).not.toBeNull()
        expect(enviadas.every(({ automatica }) => automatica)).toBe(true)
        confirmacoes.push(enviadas.length)
      }
      expect(confirmacoes).toEqual([1, 1, 1, 1, 1, 0, 0])
      expect((await receber('De outro', { From: 'outro@maquina.test' })).enviadas).toHaveLength(1)
      await comParametros(fluxo.teste, { confirmacoesPorDiaAoMesmoEndereco: '1' }, async () =>
        expect((await receber('Outra vez', { From: 'outro@maquina.test' })).enviadas).toEqual([]),
      )
      const horasDepois = async (horas: number) => {
        await banco()
          .update(correioMensagem)
          .set({ criadoEm: sql`${correioMensagem.criadoEm} - make_interval(hours => ${horas})` })
          .where(eq(correioMensagem.para, robo.From))
        return (await receber(`Mais ${horas} horas`, robo)).enviadas.length
      }
      expect([await horasDepois(23), await horasDepois(1)]).toEqual([0, 1])
    })
  })

  describe('o que é novo vira ticket, na triagem', () => {
    it('de estranho, com nome e endereço', async () => {
      const estranha = await receber('Chegou quebrado', {
        From: 'Zé <ze@estranho.test>',
        To: `${SAC}, ana@estranho.test`,
        Subject: 'RES: RES: ENC: Caixa quebrada',
        Date: 'Tue, 1 Jan 1980 00:00:00 +0000',
      })
      const linha = await fluxo.linha(Number(estranha.ticketId))
      expect(linha).toMatchObject({
        clienteId: null,
        consumidorId: null,
        consumidorNome: 'Zé',
        consumidorEmail: 'ze@estranho.test',
        contatoCopias: [],
        assunto: 'Caixa quebrada',
        criadorId: null,
        filialId: 1,
      })
      // The clock starts at the arrival.
      expect(Math.abs(linha.abertoEm.getTime() - fluxo.teste.agora().getTime())).toBeLessThan(600_000)
      expect((await historico(linha.id))[0]).toMatchObject({ acao: 'ABERTURA', mensagem: 'Chegou quebrado' })
    })

    it('a filial escolhe o tipo; sem tipo que sirva, fica de lado e espera uma pessoa', async () => {
      const elogio = await fluxo.tipoDe('ELOGIO')
      await banco()
        .insert(parametro)
        .values([
          { chave: 'SAC_tipoDoTicketPorEmail', filialId: 1, valor: 'ELOGIO' },
          { chave: 'SAC_tipoDoTicketPorEmail', filialId: 2, valor: 'NAO_EXISTE' },
        ])
      await negocio().renovarParametros()
      const { ticketId } = await receber('Parabéns')
      expect((await fluxo.linha(Number(ticketId))).tipoId).toBe(elogio.id)
      const semTipo = await receberEmail(fluxo.teste, escreverEmail('Outra filial'), 2)
      expect(semTipo).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining('tipo') })
    })

    it.each([
      [
        'só um convite',
        'text/calendar; method=REQUEST',
        'BEGIN:VCALENDAR\r\nEND:VCALENDAR',
        'Caixa amassada',
      ],
      ['winmail.dat', 'application/ms-tnef; name=winmail.dat', 'xx', 'Caixa amassada'],
      ['nada', 'text/plain', '', 'Caixa amassada'],
    ])('%s nunca dá um ticket vazio', async (_, tipo, corpo, esperado) => {
      const { ticketId } = await receber(corpo, { 'MIME-Version': '1.0', 'Content-Type': tipo })
      expect((await ultima(Number(ticketId)))?.mensagem).toContain(esperado)
    })

    it('o pacote do Outlook (winmail.dat) fica anexado, e a entrada diz o que é', async () => {
      const pacote = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 2, 3]).toString('base64')
      const { ticketId } = await receber(
        `--x\r\nContent-Type: text/plain\r\n\r\nSegue a foto\r\n--x\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Disposition: attachment; filename=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n${pacote}\r\n--x--`,
        { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=x' },
      )
      const { mensagem } = (await ultima(Number(ticketId))) ?? {}
      expect(mensagem).toBe(`Segue a foto\n\n${NO_PACOTE_DO_OUTLOOK}`)
      const anexos = await banco()
        .select()
        .from(ticketAnexo)
        .where(eq(ticketAnexo.ticketId, Number(ticketId)))
      expect(anexos).toMatchObject([
        { nomeExibicao: 'winmail.dat', midia: 'application/ms-tnef', tamanho: 7 },
      ])
    })

    it('sem remetente ou grande demais: de lado, com o motivo', async () => {
      expect(await receber('Oi', { From: '' })).toMatchObject({ estado: 'DE_LADO' })
      const id = await porNaCaixa(fluxo.teste, escreverEmail(''), 1, true)
      await cumprirTarefas(fluxo.teste)
      const [linha] = await banco()
        .select()
        .from(correioRecebida)
        .where(eq(correioRecebida.id, Number(id)))
      expect(linha).toMatchObject({ estado: 'DE_LADO', motivo: expect.stringContaining('25 MB') })
    })
  })
})
