import {
  listarAtendimentos,
  listarMotivosDeAtendimento,
  registrarAtendimento,
} from '@balcao/dominio/atendimentos/contratos'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeOrcamentos } from '../../../test/cenario-de-orcamentos.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { permissao } from '../acesso/tabelas.ts'
import { opcoesDaLista } from '../opcoes/queries.ts'
import { atendimento } from './tabelas.ts'

describe('GET /sac/atendimentos/:idCli', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeOrcamentos>
  let clienteId: number
  let motivo: { id: number; desc: string }
  let perda: { id: number; desc: string }
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeOrcamentos(teste)
    clienteId = await cenario.clienteDaFilial(await cenario.filialDoOperador(0), false)
    const { banco } = teste.negocio()
    const [umMotivo] = await opcoesDaLista(banco, 'MOTIVO_ATENDIMENTO')
    const [umaPerda] = await opcoesDaLista(banco, 'MOTIVO_PERDA')
    if (!umMotivo || !umaPerda) throw new Error('sem motivos')
    motivo = umMotivo
    perda = umaPerda
  })
  beforeEach(async () => {
    await teste.negocio().banco.delete(atendimento)
    await teste.negocio().banco.delete(permissao)
  })
  afterAll(() => teste.fechar())

  const listar = async (query: object = {}, tipo: TipoDeUsuario = 'OPERADOR', idCli = clienteId) =>
    teste.chamar(listarAtendimentos, {
      token: await teste.tokenDe(tipo),
      params: { idCli },
      query: { ...query },
    })
  const registrar = async (corpo: object = {}, tipo: TipoDeUsuario = 'OPERADOR') => {
    const { corpo: feito } = await teste.chamar(registrarAtendimento, {
      token: await teste.tokenDe(tipo),
      corpo: { cliente_id: clienteId, motivo_id: motivo.id, descricao: 'Ligou para saber', ...corpo },
    })
    return feito.id
  }

  it('CLI-09 do mais novo ao mais velho, com o orçamento e o retorno', async () => {
    const { id: orcamento_id } = await cenario.incluirOrcamento({ campos: { clienteId } })
    const data_retorno = somarDias(hojeEm(teste.agora()), 5)
    const avulso = await registrar({ data_retorno })
    teste.adiantar(1000)
    const perdido = await registrar({ orcamento_id, situacaoOrcamento: 2, motivoPerda: perda.id })
    const { status, corpo } = await listar()
    expect(status).toBe(200)
    expect(corpo.itens).toEqual([
      {
        id: perdido,
        operador: nomeDaConta('OPERADOR'),
        data: expect.any(String),
        motivo: motivo.desc,
        descricao: 'Ligou para saber',
        orcamento: { id: orcamento_id, situacao: 'Perdido', motivoPerda: perda.desc },
        data_retorno: null,
        idAgenda: null,
      },
      {
        id: avulso,
        operador: nomeDaConta('OPERADOR'),
        data: expect.any(String),
        motivo: motivo.desc,
        descricao: 'Ligou para saber',
        orcamento: null,
        data_retorno,
        idAgenda: expect.any(Number),
      },
    ])
  })

  it('CLI-09 nove por página', async () => {
    for (let n = 0; n < 10; n++) await registrar()
    const { corpo } = await listar()
    expect(corpo.itens).toHaveLength(9)
    expect(corpo.paginator).toMatchObject({ take: 9, total: 10, paginas: 2 })
    expect((await listar({ page: 2 })).corpo.itens).toHaveLength(1)
  })

  it('PER-07 a agenda do retorno só a quem a vê; PER-01 o orçamento só a quem pode abri-lo', async () => {
    const { id: orcamento_id } = await cenario.incluirOrcamento({ campos: { clienteId } })
    const data_retorno = somarDias(hojeEm(teste.agora()), 5)
    await registrar({ orcamento_id, situacaoOrcamento: 1, data_retorno }, 'SUPERVISOR')
    const visto = async (tipo: TipoDeUsuario) => {
      const [item] = (await listar({}, tipo)).corpo.itens
      return [item?.orcamento?.situacao, item?.idAgenda]
    }
    expect(await visto('SUPERVISOR')).toEqual(['Em aberto', expect.any(Number)])
    expect(await visto('OPERADOR')).toEqual(['Em aberto', null])
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'SUPERVISOR', acao: 'ORCAMENTO_VER', autorizado: false })
    expect(await visto('SUPERVISOR')).toEqual([undefined, expect.any(Number)])
  })

  it('PER-01 404 para o cliente de outra pessoa; 422 com página demais', async () => {
    expect((await listar({}, 'REPRESENTANTE')).status).toBe(404)
    expect((await listar({}, 'OPERADOR', 999_999_999)).status).toBe(404)
    expect((await listar({ take: 101 })).status).toBe(422)
  })

  it('AUT-10 401 sem sessão; PER-03 403 sem a ação da seção', async () => {
    expect((await teste.chamar(listarAtendimentos, { params: { idCli: 1 } })).status).toBe(401)
    expect((await listar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao: 'CLIENTE_HISTORICO', autorizado: false })
    expect((await listar()).status).toBe(403)
  })

  it('API-08 os motivos de atendimento e os de perda, na ordem do negócio', async () => {
    const { banco } = teste.negocio()
    const token = await teste.tokenDe('OPERADOR')
    const { status, corpo } = await teste.chamar(listarMotivosDeAtendimento, { token })
    expect(status).toBe(200)
    expect(corpo).toEqual({
      itens: await opcoesDaLista(banco, 'MOTIVO_ATENDIMENTO'),
      motivosPerda: await opcoesDaLista(banco, 'MOTIVO_PERDA'),
    })
    expect((await teste.chamar(listarMotivosDeAtendimento, {})).status).toBe(401)
    const colaborador = await teste.tokenDe('COLABORADOR')
    expect((await teste.chamar(listarMotivosDeAtendimento, { token: colaborador })).status).toBe(403)
  })
})
