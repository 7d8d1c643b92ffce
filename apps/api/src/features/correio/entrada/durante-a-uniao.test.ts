import { criarLinkDoCliente } from '@balcao/dominio/acompanhamentos/contratos'
import { responderPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { juntarRecebida, listarRecebidas, verEmailDaEntrada } from '@balcao/dominio/correio/entrada/contratos'
import { listarTicketsDasNotas } from '@balcao/dominio/tickets/abertura/contratos-devolucao'
import { CHEGOU_SOZINHO } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { seguirTicket } from '@balcao/dominio/tickets/seguidores/contratos'
import { unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { cumprirTarefas } from '../../../../test/cumprir-tarefas.ts'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { esperandoTrava } from '../../../../test/esperando-trava.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { porNaCaixa, receberEmail } from '../../../../test/receber-email.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { destinoDaUniao } from '../../tickets/nucleo/queries-uniao.ts'
import { ticket, ticketItem } from '../../tickets/nucleo/tabelas.ts'
import { conversaDoTicket, ticketEmConversa } from '../../whatsapp/queries-conversa.ts'
import { whatsappMensagem } from '../../whatsapp/tabelas.ts'
import { correioRecebida } from '../tabelas-entrada.ts'
import { comToken, tokenDoTicket } from '../token.ts'
import { entrarCorreio } from './entrar.ts'
import { gravarFalhaDaEntrada } from './queries.ts'

const fluxo = usarFluxo()
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const banco = () => fluxo.teste.negocio().banco
const abrir = async () => (await fluxo.abrir({ tipo: 'ATRASO_ENTREGA' })).id
const enderecoDe = (id: number) =>
  comToken('sac@aurora.test', tokenDoTicket(fluxo.teste.negocio().segredos.correio, id))
const unir = (id: number, destino: number) => fluxo.agir(unirTicket, id, { destino })
const tickets = () => banco().$count(ticket)
const recebida = async (id: number) =>
  (await banco().select().from(correioRecebida).where(eq(correioRecebida.id, id)))[0]

/** Somebody unites the ticket while the deed waits for it. */
async function unidoEnquanto<T>(de: number, para: number, fazer: () => Promise<T>): Promise<T> {
  const feitos: Promise<T>[] = []
  await transacao(banco(), async (tx) => {
    await tx.execute(sql`select 1 from ticket where id = ${de} for update`)
    feitos.push(fazer())
    await esperandoTrava(banco(), 1)
    await tx.update(ticket).set({ unidoA: para, arquivadoEm: fluxo.teste.agora() }).where(eq(ticket.id, de))
  })
  const [feito] = feitos
  if (!feito) throw new Error('nada foi feito')
  return feito
}

describe('MES-06/uniao o que chega enquanto se unem tickets', () => {
  it('ALC-02 o e-mail entra no destino, e não abre outro ticket', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const id = Number(await porNaCaixa(fluxo.teste, escreverEmail('No meio', { To: enderecoDe(a) })))
    const antes = await tickets()
    await unidoEnquanto(a, b, () => cumprirTarefas(fluxo.teste))
    expect([(await recebida(id))?.ticketId, await tickets()]).toEqual([b, antes])
  })

  it('ALC-02 o e-mail posto de lado e juntado pelo protocolo do duplicado entra no destino', async () => {
    const [a, b] = [await abrir(), await abrir()]
    await unir(a, b)
    const { id } = await receberEmail(fluxo.teste, escreverEmail('De lado', { 'List-Id': '<x>' }))
    const params = { idRecebida: Number(id) }
    const corpo = { protocolo: formatarProtocolo((await fluxo.linha(a)).protocolo) }
    const token = await fluxo.teste.tokenDe('GERENTE')
    expect((await fluxo.teste.chamar(juntarRecebida, { token, params, corpo })).status).toBe(200)
    await cumprirTarefas(fluxo.teste)
    expect((await recebida(Number(id)))?.ticketId).toBe(b)
  })

  it('ALC-02 o e-mail de uma entrada do duplicado se abre no destino, e em nenhum outro', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const { id } = await receberEmail(fluxo.teste, escreverEmail('Oi\r\n\r\n> Olá', { To: enderecoDe(a) }))
    await unir(a, b)
    const idEntrada = Number((await recebida(Number(id)))?.historicoId)
    const token = await fluxo.teste.tokenDe('GERENTE')
    const status = async (idTicket: number) =>
      (await fluxo.teste.chamar(verEmailDaEntrada, { token, params: { idTicket, idEntrada } })).status
    expect([await status(b), await status(a), await status(await abrir())]).toEqual([200, 200, 404])
  })

  it('ALC-03 a resposta pelo link entra no destino', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const { corpo } = await fluxo.agir(criarLinkDoCliente, a, { email: 'ana@sol.com.br', nome: 'Ana' })
    const token = new URL(corpo.endereco).searchParams.get('token') ?? ''
    const responder = () =>
      fluxo.teste.chamar(responderPeloLink, {
        corpo: { token, mensagem: 'Pelo link', chave: 'chave-durante-a-uniao' },
      })
    expect((await unidoEnquanto(a, b, responder)).status).toBe(200)
    expect((await fluxo.ultimaEntrada(b)).mensagem).toBe('Pelo link')
  })

  it('ALC-05 a conversa do WhatsApp continua no destino', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const agora = fluxo.teste.agora()
    await banco().insert(whatsappMensagem).values({
      direcao: 'ENTRADA',
      wamid: 'wamid.uniao',
      waId: '5511900000001',
      ticketId: a,
      texto: 'Oi',
      estado: 'RECEBIDA',
      criadoEm: agora,
      estadoEm: agora,
    })
    await unir(a, b)
    expect(await transacao(banco(), (tx) => ticketEmConversa(tx, '5511900000001', { aberto: true }))).toBe(b)
    expect((await conversaDoTicket(banco(), b))?.waId).toBe('5511900000001')
  })

  it.each(['em cruz', 'em dois', 'em fila'])(
    'duas uniões ao mesmo tempo, %s: nada fica sem destino',
    async (como) => {
      const [a, b, c] = [await abrir(), await abrir(), await abrir()]
      const pares = { 'em cruz': [b, a], 'em dois': [a, c], 'em fila': [b, c] }[como] ?? []
      const feitas = await Promise.all([unir(a, b), unir(pares[0] ?? 0, pares[1] ?? 0)])
      const certas = feitas.filter(({ status }) => status === 200).length
      expect(feitas.every(({ status }) => status === 200 || status === 409)).toBe(true)
      expect(certas).toBeGreaterThanOrEqual(1)
      if (como !== 'em fila') expect(certas).toBe(1)
      for (const id of [a, b, c]) {
        const fim = await fluxo.linha(await destinoDaUniao(banco(), id))
        expect([fim.unidoA, fim.arquivadoEm]).toEqual([null, null])
      }
    },
  )
})

describe('ALC-02 quem sabe do e-mail que chegou', () => {
  it('MES-06/seguidores quem segue lê que foi o cliente', async () => {
    const id = await abrir()
    await fluxo.agir(seguirTicket, id, { seguindo: true })
    await receberEmail(fluxo.teste, escreverEmail('Oi', { To: enderecoDe(id) }))
    const { corpo } = await fluxo.teste.chamar(listarAvisos, { token: await fluxo.teste.tokenDe('GERENTE') })
    const doTicket = corpo.itens.filter(({ caminho }) => caminho === `/tickets/${id}`)
    expect(JSON.stringify(doTicket)).toContain('O cliente')
  })

  it('SEG-04 o ticket que a sessão não vê não é nomeado ao lado do e-mail', async () => {
    const { id, ticketId } = await receberEmail(fluxo.teste, escreverEmail('De outra filial'))
    const outra = (await banco().execute<{ id: number }>(sql`select max(id)::int as id from filial`)).rows[0]
      ?.id
    await banco().execute(sql`delete from colaborador_filial
      where filial_id = ${outra} and colaborador_id = ${await fluxo.idDaConta('SUPERVISOR')}`)
    const ver = async () => {
      const token = await fluxo.teste.tokenDe('SUPERVISOR')
      const { corpo } = await fluxo.teste.chamar(listarRecebidas, { token })
      return corpo.itens.find((um) => um.id === Number(id))?.ticket
    }
    expect((await ver())?.id).toBe(ticketId)
    await fluxo.mudar(Number(ticketId), { filialId: Number(outra) })
    expect(await ver()).toBeNull()
  })

  it('MES-06/uniao o ticket que ninguém abriu também conta entre os da nota', async () => {
    const { id } = await fluxo.abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1 })
    await fluxo.mudar(id, { criadorId: null })
    const [item] = await banco().select().from(ticketItem).where(eq(ticketItem.ticketId, id))
    const { corpo } = await fluxo.teste.chamar(listarTicketsDasNotas, {
      query: { nota: [Number(item?.notaId)] },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(corpo.itens).toMatchObject([{ id, criador: CHEGOU_SOZINHO }])
  })
})

describe('ALC-02 o que falha ao entrar', () => {
  const entrar = (recebidaId: number) =>
    entrarCorreio(
      fluxo.teste.negocio(),
      { recebidaId },
      { tentativa: 6, maximoDeTentativas: 6 },
      fluxo.teste.agora,
    )

  it('o que já entrou não volta a ficar de lado; o motivo de um defeito não mostra SQL', async () => {
    const { id } = await receberEmail(fluxo.teste, escreverEmail('Entrou'))
    await gravarFalhaDaEntrada(banco(), Number(id), { estado: 'DE_LADO', motivo: 'tarde' })
    expect(await recebida(Number(id))).toMatchObject({ estado: 'NO_TICKET', motivo: null })

    const nova = Number(await porNaCaixa(fluxo.teste, escreverEmail('Cai')))
    await banco().execute(sql`
      create function cair() returns trigger language plpgsql as $$ begin raise 'caiu'; end $$;
      create trigger cair before insert on ticket_historico for each row execute function cair()`)
    await expect(entrar(nova)).rejects.toThrow()
    await banco().execute(sql`drop trigger cair on ticket_historico; drop function cair()`)
    const parada = await recebida(nova)
    expect(parada?.estado).toBe('DE_LADO')
    expect(parada?.motivo).not.toMatch(/insert|params|caiu/i)
  })

  it('uma confirmação em dúvida não apaga os anexos do que talvez esteja feito', async () => {
    const mensagem = escreverEmail(
      `--x\r\nContent-Type: text/plain\r\n\r\nFoto\r\n--x\r\nContent-Type: image/png; name=a.png\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${PNG}\r\n--x--`,
      { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=x' },
    )
    const id = Number(await porNaCaixa(fluxo.teste, mensagem))
    await banco().execute(sql`
      create function morrer() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger morrer after update on correio_recebida deferrable initially deferred
        for each row when (new.estado = 'NO_TICKET') execute function morrer()`)
    const { armazem } = fluxo.teste.negocio()
    const gravou = vi.spyOn(armazem, 'gravar')
    const removeu = vi.spyOn(armazem, 'remover')
    await expect(entrar(id)).rejects.toThrow()
    expect([gravou.mock.calls.length, removeu.mock.calls.length]).toEqual([1, 0])
    await banco().execute(sql`drop trigger morrer on correio_recebida; drop function morrer()`)
    vi.restoreAllMocks()
  })
})
