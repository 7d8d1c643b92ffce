import { exportarClientes } from '@balcao/dominio/clientes/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'

describe('GET /sac/clientes/lista/exportar', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const exportar = async (query: Record<string, unknown>, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(exportarClientes, { token: await teste.tokenDe(tipo), query: { formato: 'csv', ...query } })

  it('VEN-01 a lista filtrada, como a tela a mostra, com quem levou o quê', async () => {
    const dono = await cenario.criar({
      campos: { fantasia: 'Exportado do Teste', motivoBloqueio: 'Cheque', dataUltimaCompra: null },
    })
    await cenario.criar({ filial: null, campos: { fantasia: 'Exportado do Teste, de longe' } })
    const { status, headers, bruta } = await exportar({ termo: 'exportado do teste' })
    expect([status, headers['x-total-de-linhas']]).toEqual([200, '1'])
    const [titulos, linha] = bruta.body.trim().split('\r\n')
    expect(titulos).toContain('Razão social')
    expect(linha).toContain('Exportado do Teste')
    expect(linha).toContain('Bloqueado')
    expect(linha).toContain('Bloqueio definitivo; Sem vendas')
    expect(linha).toContain(String(dono.id))
    const historico = await cenario.ultimoHistorico('cliente', 'lista')
    expect(historico).toMatchObject({ acao: 'EXPORTAR', dados: { formato: 'csv', total: 1 } })
  })

  it('VEN-01 só as linhas escolhidas, e destas as que a sessão vê', async () => {
    const [um, longe] = [await cenario.criar(), await cenario.criar({ filial: null })]
    const { headers } = await exportar({ ids: [um.id, longe.id] })
    expect(headers['x-total-de-linhas']).toBe('1')
  })

  it('AUT-10 401 sem sessão; PER-01 403 para quem não exporta; 422 no formato', async () => {
    expect((await teste.chamar(exportarClientes, { query: { formato: 'csv' } })).status).toBe(401)
    expect((await exportar({}, 'REPRESENTANTE')).status).toBe(403)
    expect((await exportar({ formato: 'pdf' })).status).toBe(422)
  })
})
