import {
  alterarEtiqueta,
  criarEtiqueta,
  excluirEtiqueta,
  listarEtiquetas,
  MAXIMO_DE_ETIQUETAS,
  oferecerEtiquetas,
  restaurarEtiqueta,
} from '@balcao/dominio/etiquetas/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { ticketEtiqueta } from '../tickets/nucleo/tabelas-equipe.ts'
import { etiqueta } from './tabelas.ts'

describe('MES-06/etiquetas o catálogo de etiquetas', () => {
  let teste: AppDeTeste
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    await teste.negocio().banco.delete(ticketEtiqueta)
    await teste.negocio().banco.delete(etiqueta)
  })
  afterAll(() => teste.fechar())

  const criar = async (corpo: object = {}, quem: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(criarEtiqueta, {
      corpo: { nome: 'Urgente', cor: 'vermelho', ...corpo },
      token: await teste.tokenDe(quem),
    })
  const oferecidas = async () =>
    (await teste.chamar(oferecerEtiquetas, { token: await teste.tokenDe('OPERADOR') })).corpo.itens

  it('cria com história, e quem atende a escolhe', async () => {
    const { corpo, status } = await criar()
    expect([status, corpo]).toMatchObject([200, { nome: 'Urgente', cor: 'vermelho', versao: 1 }])
    expect(await oferecidas()).toEqual([{ id: corpo.id, nome: 'Urgente', cor: 'vermelho' }])
    const registros = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(eq(historico.entidade, 'etiqueta'))
    expect(registros.at(-1)).toMatchObject({ acao: 'CRIAR', entidadeId: String(corpo.id) })
  })

  it('401 sem sessão, 403 para quem só atende', async () => {
    expect((await teste.chamar(criarEtiqueta, { corpo: { nome: 'a', cor: 'azul' } })).status).toBe(401)
    expect((await criar({}, 'OPERADOR')).status).toBe(403)
    const ler = { token: await teste.tokenDe('OPERADOR') }
    expect((await teste.chamar(listarEtiquetas, ler)).status).toBe(403)
    const deFora = { token: await teste.tokenDe('CONSUMIDOR_FINAL') }
    expect((await teste.chamar(oferecerEtiquetas, deFora)).status).toBe(403)
  })

  it.each([
    [{ nome: '' }, { nome: 'Campo obrigatório' }],
    [{ cor: '#ff0000' }, { cor: expect.any(String) }],
    [{ nome: 'x'.repeat(41) }, { nome: expect.any(String) }],
  ])('422 no campo: %j', async (corpo, campos) => {
    const { status, erro } = await criar(corpo)
    expect({ status, campos: erro.campos }).toMatchObject({ status: 422, campos })
  })

  it('um nome, uma etiqueta, sem olhar acento nem caixa', async () => {
    await criar({ nome: 'Câmbio' })
    const { status, erro } = await criar({ nome: 'cambio' })
    expect([status, erro.campos]).toEqual([422, { nome: 'Já existe a etiqueta “Câmbio”.' }])
  })

  it('cabem tantas, e nem uma a mais; a excluída não conta', async () => {
    const agora = teste.agora()
    const cheias = Array.from({ length: MAXIMO_DE_ETIQUETAS }, (_, i) => ({
      ...{ nome: `Etiqueta ${i}`, cor: 'azul' as const, criadoEm: agora, atualizadoEm: agora },
      excluidaEm: i === 0 ? agora : null,
    }))
    await teste.negocio().banco.insert(etiqueta).values(cheias)
    expect((await criar()).status).toBe(200)
    expect((await criar({ nome: 'Outra' })).erro.codigo).toBe('ETIQUETAS_DEMAIS')
  })

  it('altera pela versão vista; a lista acha pelo nome', async () => {
    const { id } = (await criar()).corpo
    await criar({ nome: 'Outra' })
    const token = await teste.tokenDe('SUPERVISOR')
    const mudar = (versao: number, nome = 'Muito urgente') =>
      teste.chamar(alterarEtiqueta, {
        params: { idEtiqueta: id },
        corpo: { nome, cor: 'roxo', versao },
        token,
      })
    expect((await mudar(1)).corpo).toMatchObject({ nome: 'Muito urgente', cor: 'roxo', versao: 2 })
    expect((await mudar(1)).erro.codigo).toBe('ALTERADO_POR_OUTRA_PESSOA')
    const achadas = await teste.chamar(listarEtiquetas, { query: { termo: 'MUITO' }, token })
    expect(achadas.corpo.itens.map(({ nome }) => nome)).toEqual(['Muito urgente'])
    const ausente = { params: { idEtiqueta: 999_999 }, corpo: { nome: 'a', cor: 'azul', versao: 1 }, token }
    expect((await teste.chamar(alterarEtiqueta, ausente)).status).toBe(404)
  })

  it('excluída, ninguém a escolhe; volta se o nome ainda for livre', async () => {
    const { id } = (await criar()).corpo
    const token = await teste.tokenDe('GERENTE')
    const params = { idEtiqueta: id }
    const saida = await teste.chamar(excluirEtiqueta, { params, query: { versao: 1 }, token })
    expect(saida.corpo).toEqual({ message: '“Urgente” excluída.', versao: 2 })
    expect(await oferecidas()).toEqual([])
    const outra = (await criar()).corpo
    const voltar = (versao: number) => teste.chamar(restaurarEtiqueta, { params, corpo: { versao }, token })
    expect((await voltar(2)).erro.codigo).toBe('ETIQUETA_NOME_OCUPADO')
    await teste.chamar(excluirEtiqueta, { params: { idEtiqueta: outra.id }, query: { versao: 1 }, token })
    expect((await voltar(2)).status).toBe(200)
    expect((await voltar(3)).erro.codigo).toBe('ETIQUETA_NAO_EXCLUIDA')
    expect((await oferecidas()).map((uma) => uma.id)).toEqual([id])
  })
})
