import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { comPrefixo, resolverParametros } from '@balcao/dominio/parametros'
import { autorizacoesDosModulos, itensDoMenu, pode } from '@balcao/dominio/permissoes'
import { TIPOS_DE_USUARIO, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comParametros } from '../../../test/com-parametros.ts'
import { filial } from '../filiais/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { colaboradorFilial, permissao } from './tabelas.ts'

describe('GET /sac/carga', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it.each(tiposDeUsuario)(
    'AUT-02 ENT-11 PER-08 %s recebe os próprios dados com a descrição do tipo',
    async (tipo) => {
      const { status, corpo } = await teste.chamar(carregarApp, { token: await teste.tokenDe(tipo) })
      expect(status).toBe(200)
      expect(corpo.colaborador).toMatchObject({ tipo, tipoDescricao: TIPOS_DE_USUARIO[tipo] })
      expect(Object.keys(corpo).sort()).toEqual(
        'colaborador colaboradores esperam filiais filiaisCliente loja lojas modulos parametros tipoTributacao'.split(
          ' ',
        ),
      )
      expect(corpo.esperam?.avisos).toEqual(expect.any(Number))
      expect(corpo.esperam?.recebidas !== undefined).toBe(
        autorizacoesDosModulos(corpo.modulos).has('CORREIO_RECEBIDO'),
      )
      expect(itensDoMenu(corpo.modulos).map(({ rota }) => rota)).toContain('/home')
    },
  )

  it('PER-08 o consumidor final não recebe nomes de colaboradores', async () => {
    const { corpo } = await teste.chamar(carregarApp, { token: await teste.tokenDe('CONSUMIDOR_FINAL') })
    expect(corpo.colaboradores).toEqual([])
    expect(corpo.filiaisCliente).toEqual([])
  })

  it('NEG-03 o gerente vê todas as filiais; o operador, as suas', async () => {
    const { banco } = teste.negocio()
    const todas = await banco.select({ id: filial.id }).from(filial).where(eq(filial.ativa, true))
    const gerente = await teste.chamar(carregarApp, { token: await teste.tokenDe('GERENTE') })
    expect(gerente.corpo.filiais).toHaveLength(todas.length)
    const operador = await teste.chamar(carregarApp, { token: await teste.tokenDe('OPERADOR') })
    const suas = await banco
      .select({ id: colaboradorFilial.filialId })
      .from(colaboradorFilial)
      .where(eq(colaboradorFilial.colaboradorId, operador.corpo.colaborador.id))
    expect(operador.corpo.filiais.map(({ idFil }) => idFil).sort()).toEqual(suas.map(({ id }) => id).sort())
    expect(suas.length).toBeLessThan(todas.length)
    const tipos = operador.corpo.colaboradores.map(({ tipo }) => tipo)
    expect(tipos).toContain('GERENTE')
    expect(tipos).not.toContain('CONSUMIDOR_FINAL')
  })

  it('PER-01 a exceção gravada pelo negócio muda o que o tipo pode, na hora', async () => {
    const token = await teste.tokenDe('COLABORADOR')
    const podeVer = async () => {
      const { corpo } = await teste.chamar(carregarApp, { token })
      return pode(autorizacoesDosModulos(corpo.modulos), 'CLIENTE_PESQUISAR')
    }
    expect(await podeVer()).toBe(true)
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'COLABORADOR', acao: 'CLIENTE_PESQUISAR', autorizado: false })
    expect(await podeVer()).toBe(false)
  })

  it('PAR-01 de que módulo são as telas de clientes é do negócio', async () => {
    const modulos = async () =>
      (await teste.chamar(carregarApp, { token: await teste.tokenDe('ADMIN') })).corpo.modulos.flatMap(
        ({ name, autorizado }) => (autorizado ? [name] : []),
      )
    const antes = await modulos()
    const depois = await comParametros(teste, { moduloCliente: 'CALLCENTER_CLIENTE' }, modulos)
    expect([antes.includes('SAC_CLIENTE'), depois.includes('SAC_CLIENTE')]).toEqual([true, false])
    expect(depois).toContain('CALLCENTER_CLIENTE')
  })

  it('PAR-01 AUT-02 os parâmetros viajam com prefixo e por nível; os de segurança ficam no servidor', async () => {
    const { banco } = teste.negocio()
    const [unidade] = await banco.select({ id: filial.id }).from(filial).limit(1)
    const filialId = unidade?.id ?? 0
    await banco.delete(parametro).where(eq(parametro.chave, comPrefixo('casasDecimaisPercentual')))
    await banco.insert(parametro).values([
      { chave: comPrefixo('casasDecimaisPercentual'), filialId: null, valor: '3' },
      { chave: comPrefixo('casasDecimaisPercentual'), filialId, valor: '4' },
    ])
    await teste.negocio().renovarParametros()
    const { corpo } = await teste.chamar(carregarApp, { token: await teste.tokenDe('ADMIN') })
    expect(corpo.parametros.map((gravado) => gravado.filialId)).toContain(filialId)
    expect(corpo.parametros.every(({ chave }) => /^(SAC_|GERAL_)/.test(chave))).toBe(true)
    expect(corpo.parametros.map(({ chave }) => chave)).not.toContain(comPrefixo('captchaCusto'))
    expect(resolverParametros(corpo.parametros, filialId).casasDecimaisPercentual).toBe(4)
    expect(resolverParametros(corpo.parametros, null).casasDecimaisPercentual).toBe(3)
  })

  it('PAR-01 o valor de uma filial em que não se trabalha viaja: um ticket dela pode estar na tela; o catálogo velho se renova sozinho', async () => {
    const { banco, parametros } = teste.negocio()
    const { corpo: consumidor } = await teste.chamar(carregarApp, { token: await teste.tokenDe('OPERADOR') })
    const suas = consumidor.filiais.map(({ idFil }) => idFil)
    const alheia = (await banco.select({ id: filial.id }).from(filial)).find(({ id }) => !suas.includes(id))
    await banco
      .insert(parametro)
      .values({ chave: comPrefixo('tamanhoMaximoArquivoMb'), filialId: alheia?.id ?? 0, valor: '9' })
    teste.adiantar(6_000)
    parametros(null)
    await expect.poll(() => parametros(alheia?.id ?? 0).tamanhoMaximoArquivoMb).toBe(9)
    const { corpo } = await teste.chamar(carregarApp, { token: await teste.tokenDe('OPERADOR') })
    expect(corpo.parametros.map(({ filialId }) => filialId)).toContain(alheia?.id)
  })

  it('AUT-10 401 sem token', async () => {
    expect((await teste.chamar(carregarApp)).status).toBe(401)
  })
})
