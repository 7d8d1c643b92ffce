import { listarAvisos } from '@balcao/dominio/avisos/contratos'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import { listarHistorico, obterTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import {
  listarMencionaveis,
  listarSeguidores,
  seguirTicket,
} from '@balcao/dominio/tickets/seguidores/contratos'
import { NAO_VE_O_TICKET, SO_EM_INTERNA } from '@balcao/dominio/tickets/seguidores/mencoes'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../test/fluxo-de-tickets.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { ouvirEventos } from '../../../test/ouvir-eventos.ts'
import { quemVeOTicket } from '../tickets/nucleo/queries-quem-ve.ts'

const fluxo = usarFluxo()

/** Of a queue that the operator works and the collaborator does not. */
async function naFilaDoOperador() {
  const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', criador: 'GERENTE' })
  await fluxo.trabalharEm('OPERADOR', await fluxo.nomeDoSetor((await fluxo.linha(id)).setorId))
  await fluxo.trabalharEm('COLABORADOR', 'Qualidade')
  return id
}
const conta = (tipo: TipoDeUsuario) => fluxo.idDaConta(tipo)
const ler = async <K extends typeof listarMencionaveis | typeof obterTicket | typeof listarHistorico>(
  contrato: K,
  id: number,
  quem: TipoDeUsuario,
) =>
  fluxo.teste.chamar(contrato, { params: { idTicket: id } as never, token: await fluxo.teste.tokenDe(quem) })
const avisosDe = async (quem: TipoDeUsuario, id: number) => {
  const { corpo } = await fluxo.teste.chamar(listarAvisos, { token: await fluxo.teste.tokenDe(quem) })
  return corpo.itens.filter(({ caminho }) => caminho === `/tickets/${id}`).map(({ titulo }) => titulo)
}
const chamar = async (id: number, mencoes: number[], tipo = 'PRIVADO') =>
  fluxo.agir(escreverNoHistorico, id, { tipo, mensagem: 'Veja @alguém', mencoes })

describe('MES-06/seguidores quem vê o ticket', () => {
  it('pelos dois lados, a mesma resposta para cada pessoa', async () => {
    const { banco } = fluxo.teste.negocio()
    const tickets = [
      await naFilaDoOperador(),
      (await fluxo.abrir({ tipo: 'AVARIA', doRepresentante: true, criador: 'GERENTE' })).id,
      (await fluxo.abrir({ tipo: 'AVARIA', doConsumidor: true, criador: 'COLABORADOR' })).id,
      (await fluxo.abrir({ tipo: 'AVARIA', filial: 1, campos: { operadorId: await conta('OPERADOR') } })).id,
    ]
    for (const id of tickets) {
      const veem = (await quemVeOTicket(banco, id)).map((pessoa) => pessoa.id)
      for (const tipo of tiposDeUsuario.filter((um) => um !== 'CONSUMIDOR_FINAL')) {
        const { status } = await ler(obterTicket, id, tipo)
        expect([id, tipo, veem.includes(await conta(tipo))]).toEqual([id, tipo, status === 200])
      }
    }
  })
})

describe('MES-06/mencoes menções', () => {
  it('oferece só quem vê o ticket, e nunca a própria pessoa', async () => {
    const id = await naFilaDoOperador()
    const { corpo } = await ler(listarMencionaveis, id, 'GERENTE')
    const ids = corpo.itens.map((pessoa) => pessoa.id)
    expect(ids).toContain(await conta('OPERADOR'))
    expect(ids).not.toContain(await conta('COLABORADOR'))
    expect(ids).not.toContain(await conta('GERENTE'))
    expect((await ler(listarMencionaveis, id, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await ler(listarMencionaveis, id, 'COLABORADOR')).status).toBe(404)
  })

  it('avisa ao vivo quem foi chamado, que passa a seguir; a entrada diz quem', async () => {
    const id = await naFilaDoOperador()
    const operador = await conta('OPERADOR')
    const eventos = await ouvirEventos(fluxo.teste)
    expect((await chamar(id, [operador, operador, await conta('GERENTE')])).status).toBe(200)
    expect(await avisosDe('OPERADOR', id)).toEqual([`${nomeDaConta('GERENTE')} chamou você`])
    expect(await avisosDe('GERENTE', id)).toEqual([])
    await expect
      .poll(() => eventos.map(({ canal, evento }) => [canal, evento]))
      .toContainEqual([canalDoColaborador(operador), 'aviso-publicado'])
    expect((await ler(obterTicket, id, 'OPERADOR')).corpo.seguidores).toEqual({ total: 1, sigo: true })
    const { itens } = (await ler(listarHistorico, id, 'GERENTE')).corpo
    expect(itens[0]?.mencoes).toEqual([{ id: operador, nome: nomeDaConta('OPERADOR') }])
  })

  it('422 de quem não vê o ticket, e em mensagem que o cliente lê: nada é escrito', async () => {
    const id = await naFilaDoOperador()
    const antes = (await fluxo.historico(id)).length
    const estranho = await chamar(id, [await conta('COLABORADOR')])
    expect([estranho.status, estranho.erro.campos]).toEqual([422, { mencoes: NAO_VE_O_TICKET }])
    const inexistente = await chamar(id, [999_999])
    expect([inexistente.status, inexistente.erro.campos]).toEqual([422, { mencoes: NAO_VE_O_TICKET }])
    const publica = await chamar(id, [await conta('OPERADOR')], 'PUBLICO')
    expect([publica.status, publica.erro.campos]).toEqual([422, { mencoes: SO_EM_INTERNA }])
    expect((await fluxo.historico(id)).length).toBe(antes)
    expect(await avisosDe('OPERADOR', id)).toEqual([])
  })
})

describe('MES-06/seguidores seguir um ticket', () => {
  const seguir = async (id: number, seguindo: boolean, quem: TipoDeUsuario = 'OPERADOR') =>
    fluxo.agir(seguirTicket, id, { seguindo }, quem)

  it('segue e deixa de seguir, quantas vezes disser; 401, 403, 404 e 422', async () => {
    const id = await naFilaDoOperador()
    for (const seguindo of [true, true, false, false])
      expect((await seguir(id, seguindo)).corpo).toEqual({ seguindo, total: seguindo ? 1 : 0 })
    expect((await fluxo.linha(id)).versao).toBe(1)
    const semSessao = { params: { idTicket: id }, corpo: { seguindo: true } }
    expect((await fluxo.teste.chamar(seguirTicket, semSessao)).status).toBe(401)
    expect((await seguir(id, true, 'CONSUMIDOR_FINAL')).status).toBe(403)
    expect((await seguir(id, true, 'COLABORADOR')).status).toBe(404)
    expect((await fluxo.agir(seguirTicket, id, {}, 'OPERADOR')).status).toBe(422)
  })

  it('avisa quem segue do que outros fazem, e não do que é seu; a lista filtra', async () => {
    const id = await naFilaDoOperador()
    await seguir(id, true)
    await fluxo.agir(escreverNoHistorico, id, { mensagem: 'Meu' }, 'OPERADOR')
    expect(await avisosDe('OPERADOR', id)).toEqual([])
    await fluxo.agir(escreverNoHistorico, id, { mensagem: 'Do gerente' })
    expect(await avisosDe('OPERADOR', id)).toHaveLength(1)
    const { corpo } = await fluxo.teste.chamar(listarTickets, {
      query: { sigo: true },
      token: await fluxo.teste.tokenDe('OPERADOR'),
    })
    expect(corpo.itens.map((ticket) => ticket.id)).toContain(id)
    await seguir(id, false)
    await fluxo.agir(escreverNoHistorico, id, { mensagem: 'Outra' })
    expect(await avisosDe('OPERADOR', id)).toHaveLength(1)
  })

  it('quem já não vê o ticket não é avisado nem mostrado', async () => {
    const id = await naFilaDoOperador()
    await seguir(id, true)
    await fluxo.agir(escreverNoHistorico, id, {
      tipo: 'ENCAMINHAMENTO',
      mensagem: 'Segredo',
      setor: await fluxo.idDoSetor('Fiscal'),
    })
    expect(await avisosDe('OPERADOR', id)).toEqual([])
    const { corpo } = await fluxo.teste.chamar(listarSeguidores, {
      params: { idTicket: id },
      token: await fluxo.teste.tokenDe('GERENTE'),
    })
    expect(corpo.itens).toEqual([])
  })
})
