import { listarLinksDoTicket, revogarLinkDoCliente } from '@balcao/dominio/acompanhamentos/contratos'
import { verTicketPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { escolherContato, reenviarCorreio } from '@balcao/dominio/correio/contratos'
import { comPrefixo } from '@balcao/dominio/parametros'
import { canalInternoDoTicket } from '@balcao/dominio/tickets/canais'
import { listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { finalizarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { PNG } from '../../../test/formulario.ts'
import { ouvirDesdeAUltima } from '../../../test/ouvir-eventos.ts'
import { ligarServidorSmtp } from '../../../test/servidor-smtp.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { criarCarteiro } from '../../platform/email/carteiro.ts'
import { parametro } from '../parametros/tabelas.ts'
import { enviarCorreio } from './enviar.ts'
import { marcarDevolvida } from './recusar.ts'
import { correioMensagem } from './tabelas.ts'
import { ticketDoToken } from './token.ts'

const fluxo = usarFluxo()
const MARIA = 'maria@cliente.com.br'

describe('ALC-01 o e-mail ao cliente, em um servidor de verdade', () => {
  let smtp: Awaited<ReturnType<typeof ligarServidorSmtp>>
  beforeAll(async () => {
    smtp = await ligarServidorSmtp()
  })
  afterAll(() => smtp.parar())
  beforeEach(async () => {
    smtp.recebidas.length = 0
    for (const modo of Object.keys(smtp.modos) as (keyof typeof smtp.modos)[]) delete smtp.modos[modo]
    await negocio().banco.execute(sql`delete from graphile_worker._private_jobs`)
  })
  afterEach(async () => {
    await negocio().banco.delete(parametro)
    await negocio().renovarParametros()
  })

  const negocio = () => fluxo.teste.negocio()
  const guardar = async (valores: Partial<Record<Parameters<typeof comPrefixo>[0], string>>) => {
    const linhas = Object.entries(valores).map(([chave, valor]) => ({
      chave: comPrefixo(chave as never),
      filialId: null,
      valor,
    }))
    await negocio().banco.insert(parametro).values(linhas)
    await negocio().renovarParametros()
  }
  const abrir = async (campos: Record<string, unknown> = {}) => {
    const aberto = await fluxo.abrir({ tipo: 'ELOGIO', assunto: 'RES: Caixa amassada' })
    await fluxo.mudar(aberto.id, { contatoNome: 'Maria', contatoEmail: MARIA, respondidoEm: null, ...campos })
    return aberto
  }
  const escrever = (id: number, corpo: Record<string, unknown>) => fluxo.agir(escreverNoHistorico, id, corpo)
  const esperando = async () =>
    (
      await negocio().banco.execute<{ payload: { correioId: number; origem: string } }>(
        sql`select j.payload from graphile_worker._private_jobs j
            join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'enviar-correio' order by j.id`,
      )
    ).rows.map(({ payload }) => payload)
  /** The queue's part: the last message that waits, given to the server once. */
  const enviar = async (url = smtp.url, tentativa = 1) => {
    const dados = (await esperando()).at(-1)
    if (!dados) throw new Error('nada espera na fila')
    const carteiro = criarCarteiro({
      smtpUrl: url,
      remetente: 'Balcão <nao-responda@balcao.local>',
      pastaDeSaida: '',
      relogio: fluxo.teste.agora,
    })
    const contexto = { tentativa, maximoDeTentativas: 13 }
    await enviarCorreio(negocio(), carteiro, dados, contexto, fluxo.teste.agora)
  }
  const correioDo = async (id: number) => {
    const token = await fluxo.teste.tokenDe('GERENTE')
    const { corpo } = await fluxo.teste.chamar(listarHistorico, { token, params: { idTicket: id } })
    return corpo.itens.find(({ acao }) => acao === 'MENSAGEM')?.envios[0]
  }
  const respondidoEm = async (id: number) => (await fluxo.linha(id)).respondidoEm

  it('ALC-01 vai ao contato, com protocolo, fio, marca, remetente e cópias; ao lado fica que foi enviado', async () => {
    await guardar({
      enderecoDeResposta: 'sac@aurora.com.br',
      enderecoDoRemetente: 'atende@aurora.com.br',
      nomeDoRemetente: 'Aurora Atende',
    })
    const { id } = await abrir()
    expect((await escrever(id, { mensagem: 'Primeira <b>', copias: ['jo@cliente.com.br'] })).status).toBe(200)
    expect((await correioDo(id))?.estado).toBe('NA_FILA')
    await enviar()
    expect(await correioDo(id)).toMatchObject({ estado: 'ENVIADO', para: MARIA, motivo: null })
    await escrever(id, { mensagem: 'Segunda' })
    await enviar()
    const [primeira, segunda] = smtp.recebidas
    const { protocolo } = await fluxo.linha(id)
    expect(primeira?.para).toEqual([MARIA, 'jo@cliente.com.br'])
    expect(primeira?.texto).toContain('From: Aurora Atende <atende@aurora.com.br>')
    expect(primeira?.texto).toContain(`Subject: [${formatarProtocolo(protocolo)}] Caixa amassada`)
    expect(primeira?.texto).toContain('Primeira &lt;b&gt;')
    expect(primeira?.texto).not.toMatch(/Auto-Submitted|In-Reply-To/)
    const token = /Reply-To: sac\+(\S+)@aurora\.com\.br/.exec(primeira?.texto ?? '')?.[1] ?? ''
    expect(ticketDoToken(negocio().segredos.correio, token)).toBe(id)
    const messageId = /^Message-ID: (\S+@aurora\.com\.br>)/m.exec(primeira?.texto ?? '')?.[1]
    expect(segunda?.texto).toContain(`In-Reply-To: ${messageId}`)
    expect(segunda?.texto).toContain(`References: ${messageId}`)
    // Who was let in on the first goes on reading.
    expect(segunda?.para).toEqual([MARIA, 'jo@cliente.com.br'])
  })

  it('ALC-03 ALC-04 a mensagem a uma só pessoa leva o link do ticket, e a do fim, as notas; com cópias, nenhum', async () => {
    const { id } = await abrir()
    await escrever(id, { mensagem: 'Veja' })
    await enviar()
    const link = /\/seu-ticket\?token=([\w-]{43})&negocio=aurora/
    const token = link.exec(smtp.recebidas.at(-1)?.texto ?? '')?.[1] ?? ''
    const visto = await fluxo.teste.chamar(verTicketPeloLink, { query: { token } })
    expect([visto.status, JSON.stringify(visto.corpo)]).toEqual([200, expect.stringContaining('Veja')])
    expect(smtp.recebidas.at(-1)?.texto).not.toContain('/avaliar')
    const chamada = { token: await fluxo.teste.tokenDe('GERENTE'), params: { idTicket: id } }
    const [dado] = (await fluxo.teste.chamar(listarLinksDoTicket, chamada)).corpo.itens
    const params = { idTicket: id, idLink: dado?.id ?? 0 }
    await fluxo.teste.chamar(revogarLinkDoCliente, { ...chamada, params })
    await escrever(id, { mensagem: 'Depois de cancelado' })
    await enviar()
    expect(smtp.recebidas.at(-1)?.texto).toContain('Depois de cancelado')
    expect(smtp.recebidas.at(-1)?.texto).not.toMatch(link)
    await escrever(id, { mensagem: 'E a todos', copias: ['jo@cliente.com.br'] })
    await enviar()
    expect(smtp.recebidas.at(-1)?.texto).not.toMatch(link)
    const outro = (await abrir()).id
    await fluxo.agir(finalizarTicket, outro, { motivo: await fluxo.motivo('Cliente desistiu') })
    await enviar()
    const fim = smtp.recebidas.at(-1)?.texto ?? ''
    expect(fim).toContain('O seu atendimento foi finalizado.')
    for (const nota of [1, 2, 3, 4, 5])
      expect(fim).toMatch(new RegExp(`/avaliar\\?token=[\\w-]{43}&negocio=aurora&nota=${nota}`))
  })

  it('ALC-06 conta como primeira resposta; recusado de vez, o relógio volta e a espera acaba', async () => {
    const { id } = await abrir()
    smtp.modos.rcpt = () => '550 5.1.1 unknown user'
    expect((await escrever(id, { mensagem: 'Pode mandar?', aguardarCliente: true })).status).toBe(200)
    expect(await respondidoEm(id)).not.toBeNull()
    await enviar()
    expect(await correioDo(id)).toMatchObject({ estado: 'RECUSADO', reenviar: { permite: true } })
    expect((await correioDo(id))?.motivo).toContain('O endereço não existe')
    const linha = await fluxo.linha(id)
    expect([linha.respondidoEm, linha.pausadoEm]).toEqual([null, null])
    expect(smtp.recebidas).toEqual([])
  })

  it('ALC-06 reenviado e aceito, volta a ser a primeira resposta, desde o aceite; devolvido depois, deixa de ser', async () => {
    const { id } = await abrir()
    smtp.modos.rcpt = () => '550 5.1.1 unknown user'
    await escrever(id, { mensagem: 'Olá' })
    await enviar()
    const params = { idTicket: id, idCorreio: (await correioDo(id))?.id ?? 0 }
    const token = await fluxo.teste.tokenDe('GERENTE')
    fluxo.teste.adiantar(60_000)
    delete smtp.modos.rcpt
    expect((await fluxo.teste.chamar(reenviarCorreio, { params, token, corpo: {} })).status).toBe(200)
    expect(await respondidoEm(id)).toBeNull()
    await enviar()
    const [gravado] = await negocio()
      .banco.select()
      .from(correioMensagem)
      .where(eq(correioMensagem.id, params.idCorreio))
    expect(gravado?.estado).toBe('ENVIADO')
    expect(await respondidoEm(id)).toEqual(gravado?.estadoEm)
    fluxo.teste.adiantar(60_000)
    await transacao(negocio().banco, (tx) =>
      marcarDevolvida(
        tx,
        negocio(),
        { messageId: gravado?.messageId ?? '', motivo: 'Não existe.' },
        fluxo.teste.agora(),
      ),
    )
    expect(await respondidoEm(id)).toBeNull()
  })

  it('ALC-01 recusa temporária volta à fila; depois da última tentativa é recusa', async () => {
    const { id } = await abrir()
    await escrever(id, { mensagem: 'Olá' })
    smtp.modos.dados = '451 4.7.1 greylisted'
    await expect(enviar()).rejects.toThrow('antispam')
    expect(await correioDo(id)).toMatchObject({ estado: 'NA_FILA' })
    await expect(enviar('smtp://127.0.0.1:1')).rejects.toThrow('Não foi possível falar com o servidor')
    expect(await respondidoEm(id)).not.toBeNull()
    delete smtp.modos.dados
    await enviar()
    expect(await correioDo(id)).toMatchObject({ estado: 'ENVIADO' })
    await escrever(id, { mensagem: 'De novo' })
    smtp.modos.dados = '451 later'
    await enviar(smtp.url, 13)
    expect((await correioDo(id))?.motivo).toContain('o portal desistiu')
    expect(smtp.recebidas).toHaveLength(1)
  })

  it('ALC-01 o servidor desliga com o texto na mão: incerto, e só uma pessoa reenvia, a mesma mensagem', async () => {
    const { id } = await abrir()
    await escrever(id, { mensagem: 'Olá' })
    smtp.modos.desligar = true
    await enviar()
    const incerto = await correioDo(id)
    expect(incerto?.estado).toBe('INCERTO')
    await enviar()
    expect(smtp.recebidas).toHaveLength(1)
    delete smtp.modos.desligar
    const params = { idTicket: id, idCorreio: incerto?.id ?? 0 }
    const token = await fluxo.teste.tokenDe('GERENTE')
    const reenviar = () => fluxo.teste.chamar(reenviarCorreio, { params, token, corpo: {} })
    expect((await reenviar()).status).toBe(200)
    expect((await reenviar()).erro).toMatchObject({ codigo: 'CORREIO_NA_FILA' })
    await enviar()
    expect((await correioDo(id))?.estado).toBe('ENVIADO')
    expect((await reenviar()).erro).toMatchObject({ codigo: 'CORREIO_JA_ENVIADO' })
    const ids = smtp.recebidas.map(({ texto }) => /^Message-ID: (\S+)/m.exec(texto)?.[1])
    expect(new Set(ids).size).toBe(1)
  })

  it('ALC-01 duas vezes na fila, ou um processo que morre no meio, não enviam duas vezes', async () => {
    const { id } = await abrir()
    await escrever(id, { mensagem: 'Olá' })
    const correioId = (await esperando())[0]?.correioId ?? 0
    await enquantoPreso(
      negocio().banco,
      (tx) => tx.select().from(correioMensagem).where(eq(correioMensagem.id, correioId)).for('update'),
      [enviar, enviar],
    )
    expect(smtp.recebidas).toHaveLength(1)
    expect((await correioDo(id))?.estado).toBe('ENVIADO')
    await escrever(id, { mensagem: 'Outra' })
    await negocio()
      .banco.update(correioMensagem)
      .set({ estado: 'ENVIANDO' })
      .where(eq(correioMensagem.estado, 'NA_FILA'))
    await enviar()
    expect(smtp.recebidas).toHaveLength(1)
    expect((await correioDo(id))?.motivo).toContain('interrompido')
  })

  it('ALC-01 só uma cópia recusada: foi enviado, e diz qual; o próprio destinatário: recusado', async () => {
    const { id } = await abrir({ contatoCopias: ['jo@cliente.com.br'] })
    await escrever(id, { mensagem: 'Olá' })
    smtp.modos.rcpt = (endereco) => (endereco === MARIA ? null : '550 5.1.1 no')
    await enviar()
    expect(await correioDo(id)).toMatchObject({ estado: 'ENVIADO' })
    expect((await correioDo(id))?.motivo).toContain('jo@cliente.com.br')
    await escrever(id, { mensagem: 'Outra' })
    smtp.modos.rcpt = (endereco) => (endereco === MARIA ? '550 5.1.1 no' : null)
    await enviar()
    expect((await correioDo(id))?.estado).toBe('RECUSADO')
  })

  it('ALC-01 ALC-06 o que volta depois como não entregue é dito na entrada e devolve o relógio', async () => {
    const { id } = await abrir()
    await escrever(id, { mensagem: 'Olá' })
    await enviar()
    const messageId = /^Message-ID: (\S+)/m.exec(smtp.recebidas[0]?.texto ?? '')?.[1] ?? ''
    const devolver = (qual: string) =>
      transacao(negocio().banco, (tx) =>
        marcarDevolvida(
          tx,
          negocio(),
          { messageId: qual, motivo: 'A caixa está cheia.' },
          fluxo.teste.agora(),
        ),
      )
    expect(await devolver('<de-outro@x>')).toBe(false)
    expect([await devolver(messageId), await devolver(messageId)]).toEqual([true, true])
    expect(await correioDo(id)).toMatchObject({ estado: 'RECUSADO', motivo: 'A caixa está cheia.' })
    expect(await respondidoEm(id)).toBeNull()
  })

  it('ALC-01 cada mudança do envio é dita na hora a quem olha o ticket: dado, recusado, reenviado, devolvido', async () => {
    const { id } = await abrir()
    await escrever(id, { mensagem: 'Olá' })
    const ouvidas = await ouvirDesdeAUltima(fluxo.teste)
    const envios = async () => (await ouvidas()).filter(({ evento }) => evento === 'envio-mudou')
    const dito = { canal: canalInternoDoTicket(id), evento: 'envio-mudou', muda: ['historico'] }
    smtp.modos.rcpt = () => '550 5.1.1 unknown user'
    await enviar()
    expect(await envios()).toEqual([dito, dito])
    delete smtp.modos.rcpt
    const params = { idTicket: id, idCorreio: (await correioDo(id))?.id ?? 0 }
    const token = await fluxo.teste.tokenDe('GERENTE')
    expect((await fluxo.teste.chamar(reenviarCorreio, { params, token, corpo: {} })).status).toBe(200)
    expect(await envios()).toEqual([dito])
    await enviar()
    expect(await envios()).toEqual([dito, dito])
    const messageId = /^Message-ID: (\S+)/m.exec(smtp.recebidas[0]?.texto ?? '')?.[1] ?? ''
    const devolver = () =>
      transacao(negocio().banco, (tx) =>
        marcarDevolvida(tx, negocio(), { messageId, motivo: 'A caixa está cheia.' }, fluxo.teste.agora()),
      )
    await devolver()
    expect(await envios()).toEqual([dito])
    await devolver()
    expect(await envios()).toEqual([])
    await escrever(id, { mensagem: 'Interrompida' })
    await negocio()
      .banco.update(correioMensagem)
      .set({ estado: 'ENVIANDO' })
      .where(eq(correioMensagem.estado, 'NA_FILA'))
    await enviar()
    expect(await envios()).toEqual([dito])
  })

  it('ALC-01 os anexos vão até o limite da filial; o que não cabe é dito', async () => {
    const { id } = await abrir()
    const foto = { nome: 'foto.png', bytes: PNG }
    await fluxo.enviar(escreverNoHistorico, id, { mensagem: 'Veja' }, foto)
    await enviar()
    expect(smtp.recebidas[0]?.texto).toContain('filename=foto.png')
    await guardar({ anexosPorEmailMb: '0' })
    await fluxo.enviar(escreverNoHistorico, id, { mensagem: 'Veja' }, foto)
    await enviar()
    expect(smtp.recebidas[1]?.texto).not.toContain('filename=foto.png')
    expect(smtp.recebidas[1]?.texto).toContain('couberam neste e-mail: foto.png')
  })

  it('ALC-01 não vai: interna, sem contato, filial que não envia; nunca à nossa própria caixa', async () => {
    const { id } = await abrir()
    await escrever(id, { tipo: 'PRIVADO', mensagem: 'Só nós' })
    await guardar({ entradasPublicasPorEmail: 'N', enderecoDeResposta: 'sac@aurora.com.br' })
    await escrever(id, { mensagem: 'Pública' })
    expect(await respondidoEm(id)).toBeNull()
    const semContato = await abrir({ contatoEmail: null })
    await escrever(semContato.id, { mensagem: 'Pública' })
    expect(await esperando()).toEqual([])
    const propria = await escrever(id, { mensagem: 'x', para: 'SAC+t1@aurora.com.br' })
    expect([propria.status, Object.keys(propria.erro.campos ?? {})]).toEqual([422, ['para']])
  })

  it('ALC-01 o contato muda no ticket; quem não pode, ou vê uma versão velha, não muda', async () => {
    const { id } = await abrir({ contatoEmail: null })
    const ver = async () => {
      const token = await fluxo.teste.tokenDe('GERENTE')
      return (await fluxo.teste.chamar(obterTicket, { token, params: { idTicket: id } })).corpo
    }
    expect((await ver()).correio).toBeNull()
    const corpo = { nome: 'Jo', email: 'Jo@Cliente.com.br', copias: [MARIA] }
    expect((await fluxo.agir(escolherContato, id, corpo)).status).toBe(200)
    expect(await ver()).toMatchObject({
      clienteLe: true,
      correio: { para: 'jo@cliente.com.br', copias: [MARIA] },
    })
    expect((await fluxo.agir(escolherContato, id, { ...corpo, versao: 1 })).status).toBe(409)
    expect((await fluxo.agir(escolherContato, id, { email: 'nada' })).status).toBe(422)
    expect((await fluxo.agir(escolherContato, 999_999_999, corpo)).status).toBe(404)
    expect((await fluxo.agir(escolherContato, id, corpo, 'REPRESENTANTE')).status).toBe(403)
  })
})
