import { cnpjDe } from '@balcao/demo/src/brasil/gerar-documentos.ts'
import { procurarParecidos } from '@balcao/dominio/cadastros/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros } from '../../../../test/cenario-de-cadastros.ts'
import { clienteTelefone } from '../../clientes/tabelas.ts'

describe('clientes parecidos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const procurar = async (query: object, quem: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(procurarParecidos, {
      token: await teste.tokenDe(quem),
      query: { documento: cenario.novoCnpj(), ...query },
    })
  const achados = async (query: object, quem?: TipoDeUsuario) =>
    (await procurar(query, quem)).corpo.itens.map(({ id, porque }) => [id, porque])

  it('CAD-03 pelo nome, sem as palavras que todos têm e com erros de digitação', async () => {
    const dono = await cenario.criar({
      campos: { razaoSocial: 'Xingu Hortifrúti Comércio de Alimentos Ltda', fantasia: 'Hortifrúti Xingu' },
    })
    expect(await achados({ razaoSocial: 'HORTIFRUTI XINGU LTDA ME' })).toEqual([[dono.id, ['NOME']]])
    expect(await achados({ nomeFantasia: 'Hortifrutti Xingú' })).toEqual([[dono.id, ['NOME']]])
    expect(await achados({ razaoSocial: 'Comércio de Produtos Ltda' })).toEqual([])
  })

  it('CAD-03 pelo telefone, de qualquer um dos seus; pelo CEP com o número; pela raiz do CNPJ', async () => {
    const raiz = '47ABC123'
    const documento = cnpjDe(raiz, 1)
    const dono = await cenario.criar({ campos: { documento, cep: '79111000', numero: '77' } })
    await teste
      .negocio()
      .banco.insert(clienteTelefone)
      .values({ clienteId: dono.id, numero: '67981112222', descricao: 'Depósito' })
    expect(await achados({ telefone: '(67) 98111-2222' })).toEqual([[dono.id, ['TELEFONE']]])
    expect(await achados({ cep: '79111-000', numero: '77' })).toEqual([[dono.id, ['ENDERECO']]])
    expect(await achados({ cep: '79111-000', numero: '7' })).toEqual([])
    expect(await achados({ documento: cnpjDe(raiz, 2) })).toEqual([[dono.id, ['MESMA_RAIZ']]])
    // The document itself is no lookalike: that it is taken is said elsewhere.
    expect(await achados({ documento })).toEqual([])
    expect(
      await achados({ documento: cnpjDe(raiz, 2), telefone: '67981112222', cep: '79111000', numero: '77' }),
    ).toEqual([[dono.id, ['MESMA_RAIZ', 'TELEFONE', 'ENDERECO']]])
  })

  it('CAD-03 só os que a sessão vê, como na lista', async () => {
    const campos = { razaoSocial: 'Zarabatana Tecidos Ltda', fantasia: 'Zarabatana Tecidos' }
    const meu = await cenario.criar({ campos, doRepresentante: true })
    const outro = await cenario.criar({ campos })
    const query = { razaoSocial: campos.razaoSocial }
    expect(await achados(query, 'REPRESENTANTE')).toEqual([[meu.id, ['NOME']]])
    expect((await achados(query)).map(([id]) => id)).toEqual([meu.id, outro.id])
  })

  it('PAR-03 tantos quantos a filial diz; 0 não procura', async () => {
    const campos = { razaoSocial: 'Quixotesca Papelaria Ltda' }
    for (let i = 0; i < 3; i++) await cenario.criar({ campos })
    const idFil = await cenario.filialDoOperador(0)
    const query = { razaoSocial: campos.razaoSocial, idFil }
    expect(await achados(query)).toHaveLength(3)
    await cenario.comParametro('cadastroMaximoParecidos', '2', idFil, async () => {
      expect(await achados(query)).toHaveLength(2)
    })
    await cenario.comParametro('cadastroMaximoParecidos', '0', idFil, async () => {
      expect(await achados(query)).toEqual([])
    })
  })

  it('AUT-10 PER-01 422, 401 e 403', async () => {
    expect((await procurar({ documento: '1' })).status).toBe(422)
    const query = { documento: cenario.novoCnpj() }
    expect((await teste.chamar(procurarParecidos, { query })).status).toBe(401)
    expect((await procurar({}, 'COLABORADOR')).status).toBe(403)
  })
})
