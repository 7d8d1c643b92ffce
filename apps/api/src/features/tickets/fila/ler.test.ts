import { minhaFila, proximoDaFila } from '@balcao/dominio/tickets/fila/contratos'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { ticket } from '../nucleo/tabelas.ts'

const fluxo = usarFluxo()
const HORA = 3_600_000
const daqui = (horas: number) => new Date(fluxo.teste.agora().getTime() + horas * HORA)
const ler = async (query = {}) =>
  fluxo.teste.chamar(minhaFila, { query, token: await fluxo.teste.tokenDe('OPERADOR') })
const proximo = async (query = {}) =>
  (await fluxo.teste.chamar(proximoDaFila, { query, token: await fluxo.teste.tokenDe('OPERADOR') })).corpo
    .ticket
const idsPorGrupo = async (query = {}) =>
  Object.fromEntries(
    (await ler(query)).corpo.grupos.map(({ grupo, itens }) => [grupo, itens.map(({ id }) => id)]),
  )

/** Whatever the demo left open is over: the queue begins empty. */
beforeEach(async () => {
  const { banco } = fluxo.teste.negocio()
  await banco.update(ticket).set({ finalizadoEm: fluxo.teste.agora() }).where(isNull(ticket.finalizadoEm))
})

const prazo = (horas: number) => ({ prazoSolucaoEm: daqui(horas), prazoRespostaEm: null })
async function abrir(campos: Partial<typeof ticket.$inferInsert>, resto = {}) {
  const { id } = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA', campos, ...resto })
  await fluxo.trabalharEm('OPERADOR', await fluxo.nomeDoSetor((await fluxo.linha(id)).setorId))
  return id
}

describe('GET /sac/fila', () => {
  it('MES-01 os meus por urgência, depois os de ninguém nos meus setores, do mais antigo', async () => {
    const operadorId = await fluxo.idDaConta('OPERADOR')
    const longe = await abrir({ operadorId, ...prazo(200) })
    const perto = await abrir({ operadorId, ...prazo(1) })
    const atrasado = await abrir({ operadorId, ...prazo(-1) })
    const respondido = await abrir({ operadorId, ...prazo(300) }, { doConsumidor: true })
    await fluxo.agir(escreverNoHistorico, respondido, { mensagem: 'E aí?' }, 'CONSUMIDOR_FINAL')
    const novo = await abrir({ operadorId: null, abertoEm: daqui(-1) })
    const antigo = await abrir({ operadorId: null, abertoEm: daqui(-9) })
    const deOutroSetor = await fluxo.abrir({ tipo: 'ATRASO_ENTREGA' })
    await fluxo.mudar(deOutroSetor.id, { setorId: await fluxo.idDoSetor('Qualidade') })
    await abrir({ operadorId: await fluxo.idDaConta('GERENTE') })
    expect(await idsPorGrupo()).toEqual({
      PERTO_DO_PRAZO: [atrasado, perto],
      CLIENTE_RESPONDEU: [respondido],
      MEUS: [longe],
      SEM_OPERADOR: [antigo, novo],
    })
    const ordem: (number | undefined)[] = []
    for (let i = 0; i < 7; i++) ordem.push((await proximo({ exceto: ordem }))?.id)
    expect(ordem).toEqual([atrasado, perto, respondido, longe, antigo, novo, undefined])
    await fluxo.agir(escreverNoHistorico, respondido, { mensagem: 'Já vai' }, 'OPERADOR')
    expect(await idsPorGrupo()).toMatchObject({ CLIENTE_RESPONDEU: [], MEUS: [longe, respondido] })
  })

  it('MES-01 não mostra mais do que cabe, e diz que há mais', async () => {
    for (let i = 0; i < 10; i++) await abrir({ operadorId: null })
    const { corpo } = await ler()
    const livres = corpo.grupos.find(({ grupo }) => grupo === 'SEM_OPERADOR')
    expect([livres?.itens.length, livres?.total, livres?.totalExato]).toEqual([5, 5, false])
  })

  it('MES-01 a filial escolhida recorta a fila; o que aguarda o cliente não é o próximo', async () => {
    const operadorId = await fluxo.idDaConta('OPERADOR')
    const aqui = await abrir({ operadorId, ...prazo(200), pausadoEm: daqui(-2) }, { filial: 0 })
    const la = await abrir({ operadorId, ...prazo(200) }, { filial: 1 })
    const { filialId } = await fluxo.linha(aqui)
    expect(await idsPorGrupo({ idFil: filialId })).toMatchObject({ MEUS: [aqui] })
    expect(await proximo({ idFil: filialId })).toBeNull()
    expect(await proximo()).toMatchObject({ id: la, grupo: 'MEUS' })
  })

  it('AUT-10 401; PER-01 403 para quem não atende filas; 422', async () => {
    for (const contrato of [minhaFila, proximoDaFila]) {
      expect((await fluxo.teste.chamar(contrato, { query: {} })).status).toBe(401)
      for (const tipo of ['REPRESENTANTE', 'CONSUMIDOR_FINAL'] as const) {
        const token = await fluxo.teste.tokenDe(tipo)
        expect((await fluxo.teste.chamar(contrato, { query: {}, token })).status).toBe(403)
      }
      const token = await fluxo.teste.tokenDe('OPERADOR')
      expect((await fluxo.teste.chamar(contrato, { query: { idFil: 'x' } as never, token })).status).toBe(422)
    }
  })

  it('MES-01 quem não é de setor nenhum tem só os seus', async () => {
    const id = await abrir({ operadorId: await fluxo.idDaConta('OPERADOR'), ...prazo(200) })
    await abrir({ operadorId: null, criadorId: await fluxo.idDaConta('GERENTE') })
    await fluxo.trabalharEm('OPERADOR')
    expect(await idsPorGrupo()).toMatchObject({ MEUS: [id], SEM_OPERADOR: [] })
  })
})
