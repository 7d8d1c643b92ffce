import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import {
  assumirVarios,
  atribuirVarios,
  desfazerResponsavel,
  devolverVarios,
} from '@balcao/dominio/tickets/fluxo/contratos-responsavel'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { nomeDaConta } from '../../../../test/nome-da-conta.ts'

const fluxo = usarFluxo()
const lotes = { assumirVarios, atribuirVarios, devolverVarios, desfazerResponsavel }
type Lote = (typeof lotes)[keyof typeof lotes]
const chamar = async <K extends Lote>(contrato: K, corpo: unknown, quem: TipoDeUsuario = 'OPERADOR') =>
  fluxo.teste.chamar(contrato, { corpo, token: await fluxo.teste.tokenDe(quem) })

async function naFila(campos = {}) {
  const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', campos })
  const nome = await fluxo.nomeDoSetor((await fluxo.linha(id)).setorId)
  await fluxo.trabalharEm('OPERADOR', nome)
  await fluxo.trabalharEm('COLABORADOR', nome)
  return id
}
const dono = async (id: number) => (await fluxo.linha(id)).operadorId
const eu = () => fluxo.idDaConta('OPERADOR')

describe('lote do responsável', () => {
  it.each(Object.keys(lotes) as (keyof typeof lotes)[])('PER-01 %s: 401, 403 e 422', async (nome) => {
    const corpo = { tickets: [{ id: await naFila(), versao: 1 }], operador: await eu() }
    expect((await fluxo.teste.chamar(lotes[nome], { corpo })).status).toBe(401)
    expect((await chamar(lotes[nome], corpo, 'REPRESENTANTE')).status).toBe(403)
    expect((await chamar(lotes[nome], { ...corpo, tickets: [] })).status).toBe(422)
  })

  it('MES-02 vários de uma vez, cada um por si, e desfazer devolve os que ninguém mudou', async () => {
    const [livre, escrito, doColega] = [
      await naFila(),
      await naFila(),
      await naFila({ operadorId: await fluxo.idDaConta('COLABORADOR') }),
    ]
    const { corpo } = await chamar(assumirVarios, {
      tickets: [livre, escrito, doColega].map((id) => ({ id, versao: 1 })),
    })
    expect(corpo.resultados.map(({ feito, message }) => [feito, message])).toEqual([
      [true, 'Você assumiu o ticket'],
      [true, 'Você assumiu o ticket'],
      [false, `Este ticket está com ${nomeDaConta('COLABORADOR')}.`],
    ])
    await fluxo.agir(escreverNoHistorico, escrito, { mensagem: 'Olá' }, 'COLABORADOR')
    const tickets = [livre, escrito].map((id) => ({ id, versao: 2 }))
    const desfeito = (await chamar(desfazerResponsavel, { tickets })).corpo
    expect(desfeito.resultados.map(({ feito }) => feito)).toEqual([true, false])
    expect([await dono(livre), await dono(escrito)]).toEqual([null, await eu()])
    expect(await fluxo.ultimaEntrada(livre)).toMatchObject({ mensagem: 'Desfez: o ticket voltou à fila.' })
  })

  it('MES-02 desfazer a devolução devolve a quem o tinha, ainda que já não veja o ticket', async () => {
    const id = await naFila({ operadorId: await eu(), criadorId: await fluxo.idDaConta('GERENTE') })
    await fluxo.trabalharEm('OPERADOR', 'Qualidade')
    const { corpo } = await chamar(devolverVarios, { tickets: [{ id, versao: 1 }] })
    expect([corpo.feitos, await dono(id)]).toEqual([1, null])
    const desfeito = await chamar(desfazerResponsavel, { tickets: [{ id, versao: 2 }] })
    expect([desfeito.corpo.feitos, await dono(id)]).toEqual([1, await eu()])
    expect(await fluxo.ultimaEntrada(id)).toMatchObject({
      mensagem: `Desfez: o ticket voltou a ${nomeDaConta('OPERADOR')}.`,
    })
  })

  it('MES-02 só se desfaz o que se fez', async () => {
    const id = await naFila()
    const operador = await fluxo.idDaConta('COLABORADOR')
    await chamar(atribuirVarios, { tickets: [{ id, versao: 1 }], operador })
    expect(await dono(id)).toBe(operador)
    const { corpo } = await chamar(desfazerResponsavel, { tickets: [{ id, versao: 2 }] }, 'COLABORADOR')
    expect(corpo.resultados).toMatchObject([
      { feito: false, message: expect.stringMatching(/^Não há o que/) },
    ])
    expect(await dono(id)).toBe(operador)
    await chamar(desfazerResponsavel, { tickets: [{ id, versao: 2 }] })
    expect(await dono(id)).toBeNull()
  })

  it('MES-02 atribuir vários decide sobre o que se viu', async () => {
    const [visto, mudado] = [await naFila(), await naFila()]
    await fluxo.mudar(mudado, { versao: 2 })
    await fluxo.escreverHistorico(mudado, 2, 'Encaminhou para Logística.')
    const tickets = [visto, mudado].map((id) => ({ id, versao: 1 }))
    const { corpo } = await chamar(atribuirVarios, { tickets, operador: await eu() })
    expect(corpo.resultados.map(({ feito }) => feito)).toEqual([true, false])
  })
})
