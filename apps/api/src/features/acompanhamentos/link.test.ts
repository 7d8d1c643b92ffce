import {
  criarLinkDoCliente,
  listarLinksDoTicket,
  revogarLinkDoCliente,
} from '@balcao/dominio/acompanhamentos/contratos'
import { visitarTicketPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { fimDoDiaDaquiA, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDoLink } from '../../../test/cenario-do-link.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { parametro } from '../parametros/tabelas.ts'
import { criarLinkDoTicket, enderecoDaAvaliacao } from './criar-link.ts'

const CORPO = { email: 'Ana@Sol.com.br', nome: 'Ana Lima' }

describe('/sac/tickets/:idTicket/links', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDoLink>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDoLink(teste)
  })
  afterAll(() => teste.fechar())

  const abrir = (campos = {}) => cenario.abrir({ tipo: 'ATRASO_ENTREGA', ...campos })
  const criar = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR', corpo: object = CORPO) =>
    teste.chamar(criarLinkDoCliente, {
      token: await teste.tokenDe(tipo),
      params: { idTicket },
      corpo: corpo as typeof CORPO,
      headers: { 'Idempotency-Key': 'um-link-so' },
    })
  const listar = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarLinksDoTicket, { token: await teste.tokenDe(tipo), params: { idTicket } })
  const revogar = async (idTicket: number, tipo: TipoDeUsuario = 'OPERADOR', idLink = 1) =>
    teste.chamar(revogarLinkDoCliente, { token: await teste.tokenDe(tipo), params: { idTicket, idLink } })
  const segredoDe = (endereco: string) => new URL(endereco).searchParams.get('token') ?? ''

  it('ALC-03 o segredo sai uma vez; fica só o resumo, e o histórico diz de quem, só à equipe', async () => {
    const { id } = await abrir()
    const { status, corpo } = await criar(id)
    expect(status).toBe(200)
    const endereco = new URL(corpo.endereco)
    expect([endereco.pathname, endereco.searchParams.get('negocio')]).toEqual(['/seu-ticket', 'aurora'])
    const segredo = segredoDe(corpo.endereco)
    expect(segredo).toMatch(/^[\w-]{43}$/)
    const { rows } = await teste.negocio().banco.execute<{ achou: boolean }>(sql`
      select exists(select from ticket_link_segredo t where t::text like ${`%${segredo}%`})
        or exists(select from historico t where t::text like ${`%${segredo}%`})
        or exists(select from ticket_historico t where t::text like ${`%${segredo}%`})
        or exists(select from requisicao_repetivel t where t::text like ${`%${segredo}%`}) as achou`)
    expect(rows).toEqual([{ achou: false }])
    const ultima = (await cenario.historico(id)).at(-1)
    expect(ultima).toMatchObject({ acao: 'LINK', tipo: 'PRIVADO' })
    expect(ultima?.mensagem).toMatch(/^Criou um link do cliente para Ana Lima, até \d/)
    expect((await cenario.ver(segredo)).status).toBe(200)
  })

  it('ALC-03 um por pessoa: outro link renova o que ela tinha; cancelar cancela todos os dela e mais nenhum', async () => {
    const { id } = await abrir()
    const primeiro = segredoDe((await criar(id)).corpo.endereco)
    const segundo = segredoDe((await criar(id, 'OPERADOR', { email: 'ana@sol.com.br' })).corpo.endereco)
    const deOutro = segredoDe((await criar(id, 'OPERADOR', { email: 'b@sol.com.br' })).corpo.endereco)
    const { corpo } = await listar(id)
    expect(corpo.itens.map(({ email, nome, abertoEm }) => [email, nome, abertoEm])).toEqual([
      ['ana@sol.com.br', 'Ana Lima', null],
      ['b@sol.com.br', null, null],
    ])
    const daAna = corpo.itens[0]?.id ?? 0
    expect([(await cenario.ver(primeiro)).status, (await cenario.ver(segundo)).status]).toEqual([200, 200])
    expect((await revogar(id, 'OPERADOR', daAna)).status).toBe(200)
    expect((await revogar(id, 'OPERADOR', daAna)).status).toBe(200)
    const depois = [primeiro, segundo, deOutro].map(async (segredo) => (await cenario.ver(segredo)).status)
    expect(await Promise.all(depois)).toEqual([404, 404, 200])
    const entradas = (await cenario.historico(id)).filter(({ acao }) => acao === 'LINK_REVOGADO')
    expect(entradas).toHaveLength(1)
    // Given anew, what was cancelled stays so.
    await criar(id)
    expect((await cenario.ver(primeiro)).status).toBe(404)
  })

  it('ALC-03 abrir não muda nada; a página diz que foi aberta, e a equipe vê quando', async () => {
    const { id, segredo } = await cenario.comLink()
    const antes = await cenario.linha(id)
    await cenario.ver(segredo)
    expect(await cenario.linha(id)).toEqual(antes)
    expect((await listar(id)).corpo.itens[0]?.abertoEm).toBeNull()
    expect((await teste.chamar(visitarTicketPeloLink, { corpo: { token: segredo } })).status).toBe(200)
    expect((await listar(id)).corpo.itens[0]?.abertoEm).not.toBeNull()
    expect((await teste.chamar(visitarTicketPeloLink, { corpo: { token: 'nada' } })).status).toBe(404)
  })

  it('ALC-03 PAR-01 vale os dias da filial do ticket', async () => {
    const aqui = await abrir()
    const la = await abrir({ filial: 1 })
    await teste
      .negocio()
      .banco.insert(parametro)
      .values({
        chave: comPrefixo('linkDoTicketDias'),
        filialId: (await cenario.linha(aqui.id)).filialId,
        valor: '3',
      })
    await teste.negocio().renovarParametros()
    const ate = async (id: number) => hojeEm(new Date((await criar(id)).corpo.validade))
    const daquiA = (dias: number) => somarDias(hojeEm(teste.agora()), dias)
    expect([await ate(aqui.id), await ate(la.id)]).toEqual([daquiA(3), daquiA(30)])
  })

  it('ALC-03 sugere quem abriu e quem está no cadastro do cliente, cada um uma vez', async () => {
    const { id } = await abrir({ doConsumidor: true })
    expect((await listar(id)).corpo.sugestoes).toEqual([
      { email: 'cecilia@exemplo.com.br', nome: expect.any(String) },
    ])
  })

  it('ALC-03 ALC-04 o que as mensagens levam: um link de cada vez, e o da avaliação com a nota', async () => {
    const { id } = await abrir()
    const novo = { ticketId: id, email: ' Bia@Sol.com.br', nome: null, agora: teste.agora() }
    const criarAte = (dias: number) =>
      transacao(teste.negocio().banco, (tx) =>
        criarLinkDoTicket(tx, { ...novo, validade: fimDoDiaDaquiA(dias, teste.agora()) }),
      )
    const longo = await criarAte(9)
    const curto = await criarAte(2)
    expect(curto.validade).toEqual(longo.validade)
    expect((await cenario.ver(curto.token)).corpo.destinatario.email).toBe('bia@sol.com.br')
    expect(enderecoDaAvaliacao('https://x', 'aurora', 'abc', 4)).toBe(
      'https://x/avaliar?token=abc&negocio=aurora&nota=4',
    )
  })

  it('ALC-03 409 no arquivo, 422 no e-mail', async () => {
    const { id } = await abrir({ campos: { arquivadoEm: new Date() } })
    const { status, erro } = await criar(id)
    expect([status, erro.codigo]).toEqual([409, 'TICKET_ARQUIVADO'])
    expect((await listar(id)).corpo.impedimento).toBe(erro.message)
    const ruim = await criar((await abrir()).id, 'OPERADOR', { email: 'ana' })
    expect([ruim.status, Object.keys(ruim.erro.campos ?? {})]).toEqual([422, ['email']])
  })

  it.each([
    ['listar', listar],
    ['criar', criar],
    ['revogar', revogar],
  ])('PER-01 %s: 404 para o que não se vê, 403 sem a ação', async (_, chamar) => {
    const { id } = await abrir()
    expect((await chamar(999_999_999)).status).toBe(404)
    expect((await chamar(id, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await chamar(id, 'REPRESENTANTE')).status).toBe(403)
  })

  it('PER-01 o link de outro ticket não se cancela por este', async () => {
    const { id } = await cenario.comLink()
    const idLink = (await listar(id)).corpo.itens[0]?.id ?? 0
    expect((await revogar((await abrir()).id, 'OPERADOR', idLink)).status).toBe(404)
  })
})
