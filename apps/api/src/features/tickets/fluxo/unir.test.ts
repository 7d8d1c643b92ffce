import { criarLinkDoCliente } from '@balcao/dominio/acompanhamentos/contratos'
import { verTicketPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { baixarAnexo, listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { desarquivarTicket, reabrirTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { seguirTicket } from '@balcao/dominio/tickets/seguidores/contratos'
import { desfazerUniao, unirTicket } from '@balcao/dominio/tickets/uniao/contratos'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { PNG } from '../../../../test/formulario.ts'
import { cliente } from '../../clientes/tabelas.ts'
import { tomadosPorItem } from '../nucleo/queries-saldo.ts'
import { destinoDaUniao } from '../nucleo/queries-uniao.ts'
import { ticketItem } from '../nucleo/tabelas.ts'

const fluxo = usarFluxo()
const abrir = async (outras = {}) => (await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', ...outras })).id
const unir = (id: number, destino: number, corpo = {}) => fluxo.agir(unirTicket, id, { destino, ...corpo })
const ver = async (idTicket: number) =>
  (
    await fluxo.teste.chamar(obterTicket, {
      params: { idTicket },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
  ).corpo
const historico = async (idTicket: number, quem: 'GERENTE' | 'OPERADOR' | 'CONSUMIDOR_FINAL' = 'GERENTE') =>
  (
    await fluxo.teste.chamar(listarHistorico, {
      params: { idTicket },
      query: { take: 'full' },
      token: await fluxo.teste.tokenDe(quem),
    })
  ).corpo.itens

describe('MES-06/uniao unir um ticket a outro', () => {
  it('o destino mostra tudo do duplicado, em ordem e com a origem; o duplicado só leva ao destino', async () => {
    const [a, b] = [await abrir(), await abrir()]
    await fluxo.enviar(escreverNoHistorico, a, { mensagem: 'No duplicado' }, { nome: 'f.png', bytes: PNG })
    await fluxo.agir(escreverNoHistorico, b, { mensagem: 'No destino' })
    await fluxo.agir(seguirTicket, a, { seguindo: true }, 'OPERADOR')
    const feito = await unir(a, b, { versao: (await fluxo.linha(a)).versao })
    expect([feito.status, feito.corpo.destino]).toEqual([200, b])
    const [origem, destino] = [await ver(a), await ver(b)]
    expect(origem).toMatchObject({ status: { label: 'Unido' }, uniao: { destino: { id: b } } })
    expect(origem.acoes.responder).toEqual({
      permite: false,
      motivo: 'Este ticket foi unido a outro: continue no outro, ou desfaça a união.',
    })
    expect(Object.values(origem.acoes).filter(({ permite }) => permite)).toEqual([])
    expect(destino).toMatchObject({ unidos: [{ id: a }], seguidores: { total: 1 }, totalDeAnexos: 1 })
    const entradas = await historico(b)
    const doDuplicado = entradas.find(({ mensagem }) => mensagem === 'No duplicado')
    expect(doDuplicado).toMatchObject({ doTicket: { id: a } })
    expect(entradas.map(({ id }) => id)).toEqual(entradas.map(({ id }) => id).toSorted((x, y) => y - x))
    const anexo = doDuplicado?.anexos[0]
    expect(anexo?.link).toContain(`/tickets/${b}/`)
    const baixado = await fluxo.teste.chamar(baixarAnexo, {
      params: { idTicket: b, idAnexo: anexo?.id ?? 0 },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(baixado.status).toBe(200)
    for (const contrato of [desarquivarTicket, reabrirTicket])
      expect((await fluxo.agir(contrato, a, {})).erro.codigo).toBe('TICKET_UNIDO')
  })

  it('na lista dos arquivados, o unido diz que o foi', async () => {
    const [a, b] = [await abrir(), await abrir()]
    await unir(a, b)
    const { corpo } = await fluxo.teste.chamar(listarTickets, {
      query: { status: [0], orderBy: 'id', direction: 'DESC' },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    const unido = corpo.itens.find(({ id }) => id === a)
    expect(unido).toMatchObject({ arquivado: true, status: { id: 0, label: 'Unido' } })
  })

  it('em cadeia, o fim é um só; desfazer devolve como era', async () => {
    const { banco } = fluxo.teste.negocio()
    const [a, b, c] = [await abrir(), await abrir(), await abrir()]
    await fluxo.agir(seguirTicket, a, { seguindo: true }, 'OPERADOR')
    await unir(a, b)
    await unir(b, c)
    expect([await destinoDaUniao(banco, a), await destinoDaUniao(banco, c)]).toEqual([c, c])
    expect((await historico(c)).some(({ doTicket }) => doTicket?.id === a)).toBe(true)
    expect((await unir(c, a)).erro.codigo).toBe('UNIAO_DESTINO_UNIDO')
    expect((await fluxo.agir(desfazerUniao, b, {})).status).toBe(200)
    expect(await ver(b)).toMatchObject({
      uniao: null,
      arquivado: false,
      acoes: { responder: { permite: true } },
    })
    expect((await ver(c)).seguidores.total).toBe(0)
    expect((await historico(c)).some(({ doTicket }) => doTicket)).toBe(false)
    expect((await fluxo.agir(desfazerUniao, b, {})).erro.codigo).toBe('TICKET_NAO_UNIDO')
  })

  it('ALC-03 o cliente lê uma frase de cada união, sem o que é da equipe; a equipe lê tudo', async () => {
    const aberto = () => fluxo.abrir({ tipo: 'ATRASO_ENTREGA', doConsumidor: true })
    const [a, b] = [await aberto(), await aberto()]
    const [deA, deB] = [formatarProtocolo(a.protocolo), formatarProtocolo(b.protocolo)]
    const gerente = await fluxo.teste.tokenDe('GERENTE')
    const { corpo: link } = await fluxo.teste.chamar(criarLinkDoCliente, {
      params: { idTicket: b.id },
      corpo: { email: 'ana@sol.com.br' },
      token: gerente,
    })
    const pelaConta = async (idTicket: number) =>
      (await historico(idTicket, 'CONSUMIDOR_FINAL')).map(({ mensagem }) => mensagem)
    const peloLink = async () => {
      const token = new URL(link.endereco).searchParams.get('token') ?? ''
      const { corpo } = await fluxo.teste.chamar(verTicketPeloLink, { query: { token } })
      return corpo.conversa.map(({ mensagem }) => mensagem).toReversed()
    }
    const daUniao = (frases: string[]) => frases.filter((frase) => /Uni|atendimento/.test(frase))
    expect((await unir(a.id, b.id)).status).toBe(200)
    expect(daUniao(await pelaConta(a.id))).toEqual([`Este atendimento continua no ticket ${deB}.`])
    const aqui = `Continua aqui também o atendimento do ticket ${deA}.`
    expect(daUniao(await pelaConta(b.id))).toEqual([aqui])
    expect(daUniao(await peloLink())).toEqual([aqui])
    const daEquipe = (await historico(b.id)).map(({ mensagem }) => mensagem)
    expect(daUniao(daEquipe)).toEqual([`Uniu a este o ticket ${deA}.`, `Uniu este ticket ao ${deB}.`])
    expect((await fluxo.agir(desfazerUniao, a.id, {})).status).toBe(200)
    const separado = `Este atendimento voltou a seguir separado do ticket ${deA}.`
    expect(daUniao(await peloLink())).toEqual([separado, aqui])
  })

  it('o prazo de desfazer é o da filial do ticket', async () => {
    const [a, b] = [await abrir(), await abrir()]
    await unir(a, b)
    await fluxo.parametrizar('diasParaDesfazerUniao', '0')
    expect((await fluxo.agir(desfazerUniao, a, {})).erro.codigo).toBe('PRAZO_DA_UNIAO_PASSOU')
    expect((await ver(a)).uniao?.desfazer.permite).toBe(false)
  })

  it('o que pede produtos só se une com o consentimento, e então os devolve ao saldo', async () => {
    const { banco } = fluxo.teste.negocio()
    const [a, b] = [await abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1 }), await abrir()]
    const [item] = await banco.select().from(ticketItem).where(eq(ticketItem.ticketId, a))
    const tomado = async () =>
      Number((await tomadosPorItem(banco, [item?.notaItemId ?? 0])).get(item?.notaItemId ?? 0) ?? 0)
    expect(await tomado()).toBe(5)
    expect((await unir(a, b)).erro.codigo).toBe('UNIAO_COM_PRODUTOS')
    expect((await unir(a, b, { liberaProdutos: true })).status).toBe(200)
    expect(await tomado()).toBe(0)
    await banco
      .update(ticketItem)
      .set({ quantidadeRecebida: '1' })
      .where(eq(ticketItem.id, item?.id ?? 0))
    const c = await abrir({ tipo: 'DEVOLUCAO_PARCIAL', itens: 1 })
    await banco.update(ticketItem).set({ quantidadeRecebida: '1' }).where(eq(ticketItem.ticketId, c))
    expect((await unir(c, b)).erro.codigo).toBe('UNIAO_COM_DEVOLUCAO_EM_CURSO')
  })

  it('ALC-02 os de um mesmo remetente que ninguém conhece se unem; de dois, não', async () => {
    const de = (consumidorEmail: string) =>
      abrir({
        campos: {
          clienteId: null,
          consumidorId: null,
          consumidorDocumento: null,
          consumidorNome: 'Ana',
          consumidorEmail,
        },
      })
    const [a, b, c] = [await de('ana@x.test'), await de('Ana@X.test'), await de('bia@x.test')]
    expect((await unir(a, c)).erro.codigo).toBe('UNIAO_DE_OUTRO_CLIENTE')
    expect((await unir(a, b)).status).toBe(200)
  })

  it('o link do cliente do duplicado leva ao destino', async () => {
    const [a, b] = [await abrir(), await abrir({ assunto: 'O que fica' })]
    const { corpo } = await fluxo.agir(criarLinkDoCliente, a, { email: 'maria@cliente.com.br' })
    const token = decodeURIComponent(/[#?&]token=([^&]+)/.exec(corpo.endereco)?.[1] ?? '')
    await unir(a, b)
    const visto = await fluxo.teste.chamar(verTicketPeloLink, { query: { token } })
    expect([visto.status, visto.corpo.protocolo]).toEqual([200, (await fluxo.linha(b)).protocolo])
  })

  it('401, 403, 404, 409 e 422: o destino que não se vê não se conhece', async () => {
    const [a, b, alheio] = [await abrir(), await abrir(), await abrir({ criador: 'GERENTE' })]
    const semSessao = { params: { idTicket: a }, corpo: { destino: b } }
    expect((await fluxo.teste.chamar(unirTicket, semSessao)).status).toBe(401)
    expect((await fluxo.agir(unirTicket, a, { destino: b }, 'COLABORADOR')).status).toBe(403)
    await fluxo.mudar(alheio, { setorId: await fluxo.idDoSetor('Qualidade') })
    await fluxo.trabalharEm('OPERADOR', 'SAC')
    for (const destino of [alheio, 999_999]) {
      const recusa = await fluxo.agir(unirTicket, a, { destino }, 'OPERADOR')
      expect([recusa.status, recusa.erro.campos]).toEqual([
        422,
        { destino: 'Não há ticket com este número que você possa ver.' },
      ])
    }
    expect((await fluxo.agir(unirTicket, alheio, { destino: a }, 'OPERADOR')).status).toBe(404)
    expect((await unir(a, b, { versao: 99 })).erro.codigo).toBe('TICKET_MUDOU')
    const [outro] = await fluxo.teste.negocio().banco.select().from(cliente).limit(1)
    await fluxo.mudar(b, { clienteId: outro?.id ?? 0 })
    if (outro?.id !== (await fluxo.linha(a)).clienteId)
      expect((await unir(a, b)).erro.codigo).toBe('UNIAO_DE_OUTRO_CLIENTE')
  })

  it('ao mesmo tempo e cruzado, um só vence', async () => {
    const [a, b] = [await abrir(), await abrir()]
    const respostas = await Promise.all([unir(a, b), unir(b, a)])
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
