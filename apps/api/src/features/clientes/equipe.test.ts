import {
  listarOperadoresDoCliente,
  listarSupervisoresDoCliente,
  obterLogisticaDoCliente,
} from '@balcao/dominio/clientes/secoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { colaborador } from '../acesso/tabelas.ts'
import { clienteVendedor } from './tabelas.ts'

describe('quem atende o cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const pedir = async <
    K extends
      | typeof listarSupervisoresDoCliente
      | typeof listarOperadoresDoCliente
      | typeof obterLogisticaDoCliente,
  >(
    contrato: K,
    idCli: number,
    tipo: TipoDeUsuario = 'OPERADOR',
  ) => teste.chamar(contrato, { token: await teste.tokenDe(tipo), params: { idCli } } as never)

  const conta = async (tipo: TipoDeUsuario) => {
    const id = await cenario.idDaConta(tipo)
    const [linha] = await teste.negocio().banco.select().from(colaborador).where(eq(colaborador.id, id))
    if (!linha) throw new Error(`a conta ${tipo} não existe`)
    return linha
  }

  it('ENT-08 o supervisor com o seu representante; sem supervisor, o representante aparece assim mesmo', async () => {
    const { banco } = teste.negocio()
    const dono = await cenario.criar({ doRepresentante: true })
    const [representante, supervisor] = [await conta('REPRESENTANTE'), await conta('SUPERVISOR')]
    const pessoa = ({ id, nome, email, telefone, celular }: typeof representante) => ({
      id,
      nome,
      email,
      telefone,
      celular,
    })
    const daEquipe = (supervisorId: number | null) =>
      banco.update(colaborador).set({ supervisorId }).where(eq(colaborador.id, representante.id))
    await daEquipe(supervisor.id)
    expect((await pedir(listarSupervisoresDoCliente, dono.id)).corpo.itens).toEqual([
      { ...pessoa(supervisor), representantes: [pessoa(representante)] },
    ])
    await daEquipe(null)
    expect((await pedir(listarSupervisoresDoCliente, dono.id)).corpo.itens).toEqual([
      {
        id: null,
        nome: 'Sem supervisor',
        email: '',
        telefone: null,
        celular: null,
        representantes: [pessoa(representante)],
      },
    ])
    const sozinho = await cenario.criar()
    expect((await pedir(listarSupervisoresDoCliente, sozinho.id)).corpo.itens).toEqual([])
  })

  it('ENT-08 os vendedores do cliente, pelos nomes do fio', async () => {
    const { banco } = teste.negocio()
    const dono = await cenario.criar()
    const operador = await conta('OPERADOR')
    await banco
      .update(colaborador)
      .set({ codigoOperador: '017', matriculaErp: 'M-9' })
      .where(eq(colaborador.id, operador.id))
    await banco.insert(clienteVendedor).values({ clienteId: dono.id, colaboradorId: operador.id })
    expect((await pedir(listarOperadoresDoCliente, dono.id)).corpo.itens).toEqual([
      { id: operador.id, nome: operador.nome, email: operador.email, codOp: '017', matErp: 'M-9' },
    ])
  })

  it('CLI-03 as observações de logística', async () => {
    const dono = await cenario.criar({ campos: { observacaoLogistica: 'Descarregar pelos fundos' } })
    expect((await pedir(obterLogisticaDoCliente, dono.id)).corpo).toEqual({
      obsLogistica: 'Descarregar pelos fundos',
    })
  })

  it.each([
    ['CLIENTE_REPRESENTANTES', listarSupervisoresDoCliente],
    ['CLIENTE_VENDEDORES', listarOperadoresDoCliente],
    ['CLIENTE_LOGISTICA', obterLogisticaDoCliente],
  ] as const)(
    'PER-03 %s: 403 sem a ação, 401 sem sessão, 404 para o de outra pessoa',
    async (acao, contrato) => {
      const dono = await cenario.criar()
      expect((await teste.chamar(contrato, { params: { idCli: dono.id } })).status).toBe(401)
      expect((await pedir(contrato, dono.id, 'REPRESENTANTE')).status).toBe(404)
      const { status } = await cenario.semAcao('SUPERVISOR', [acao], () =>
        pedir(contrato, dono.id, 'SUPERVISOR'),
      )
      expect(status).toBe(403)
    },
  )
})
