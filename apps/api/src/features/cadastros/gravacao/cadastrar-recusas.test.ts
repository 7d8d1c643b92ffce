import { cadastrarCliente } from '@balcao/dominio/cadastros/contratos'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros, PROVA } from '../../../../test/cenario-de-cadastros.ts'
import { PNG } from '../../../../test/formulario.ts'
import { colaboradorFilial } from '../../acesso/tabelas.ts'
import { clienteDocumento } from '../../documentacao/tabelas.ts'
import { filial } from '../../filiais/tabelas.ts'
import { opcaoDeCadastro } from '../../opcoes/tabelas.ts'
import { tabelaPreco } from '../../produtos/tabelas.ts'
import { campoAdicional, clienteCampo } from '../nucleo/tabelas.ts'

describe('o que o cadastro recusa', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  type Mudanca = (formulario: FormularioDoCadastro) => object
  async function camposRecusados(mudar: Mudanca, arquivos = PROVA) {
    const formulario = await cenario.preencher()
    const { status, erro } = await cenario.enviar({ ...formulario, ...mudar(formulario) }, { arquivos })
    expect(await cenario.quantosComDocumento(formulario.documento)).toBe(0)
    return [status, Object.keys(erro.campos ?? {})]
  }

  it.each<[string, string[], Mudanca]>([
    [
      'sem razão social',
      ['empresa.razaoSocial'],
      ({ empresa }) => ({ empresa: { ...empresa, razaoSocial: '' } }),
    ],
    [
      'inscrição curta',
      ['empresa.inscricao'],
      ({ empresa }) => ({ empresa: { ...empresa, inscricao: '123' } }),
    ],
    ['CNAE que não é', ['empresa.cnae'], ({ empresa }) => ({ empresa: { ...empresa, cnae: '12' } })],
    [
      'telefone sem DDD e e-mail torto',
      ['contatos.telefone1', 'contatos.email'],
      ({ contatos }) => ({ contatos: { ...contatos, telefone1: '3322-4455', email: 'x' } }),
    ],
    [
      'duas referências',
      ['referenciasComerciais'],
      ({ referenciasComerciais }) => ({ referenciasComerciais: referenciasComerciais.slice(0, 2) }),
    ],
    [
      'CEP e complemento',
      ['enderecoEntrega.cep', 'enderecoEntrega.complemento'],
      ({ enderecoEntrega }) => ({
        enderecoEntrega: { ...enderecoEntrega, cep: '123', complemento: 'x'.repeat(81) },
      }),
    ],
    [
      'cidade de outro estado',
      ['enderecoCobranca.ibge'],
      ({ enderecoCobranca }) => ({ enderecoCobranca: { ...enderecoCobranca, uf: 'SP' } }),
    ],
    [
      'filial, atividade, como conheceu e tabela que não existem',
      ['empresa.filialId', 'empresa.atividade', 'empresa.comoConheceu', 'empresa.tabelaPreco'],
      ({ empresa }) => ({
        empresa: { ...empresa, filialId: 9e6, atividade: 9e6, comoConheceu: 9e6, tabelaPreco: 9e6 },
      }),
    ],
    [
      'a atividade que é de outra lista',
      ['empresa.atividade'],
      ({ empresa }) => ({ empresa: { ...empresa, atividade: empresa.comoConheceu } }),
    ],
    [
      'banco que não existe',
      ['dadosBancarios.0.codigoBanco'],
      ({ dadosBancarios }) => ({ dadosBancarios: [{ ...dadosBancarios[0], codigoBanco: '999' }] }),
    ],
    [
      'campo adicional que não existe',
      ['camposAdicionais.9000000'],
      ({ camposAdicionais }) => ({ camposAdicionais: [...camposAdicionais, { id: 9e6, valor: 'x' }] }),
    ],
    ['documento que não é', ['documento'], () => ({ documento: '11111111111111' })],
  ])('CAD-05 CAD-08 CAD-09 422 no campo: %s', async (_, campos, mudar) => {
    expect(await camposRecusados(mudar)).toEqual([422, campos])
  })

  it('CAD-10 422 no campo adicional obrigatório que ficou vazio', async () => {
    const [obrigatorio] = await banco()
      .select()
      .from(campoAdicional)
      .where(eq(campoAdicional.obrigatorio, true))
    expect(await camposRecusados(() => ({ camposAdicionais: [] }))).toEqual([
      422,
      [`camposAdicionais.${obrigatorio?.id}`],
    ])
  })

  it('CAD-10 o campo que saiu de uso enquanto se digitava não impede, nem se grava', async () => {
    const [antigo] = await banco()
      .insert(campoAdicional)
      .values({ rotulo: 'Antigo', tipo: 'TEXTO', ordem: 99, ativo: false })
      .returning()
    const formulario = await cenario.preencher()
    const camposAdicionais = [...formulario.camposAdicionais, { id: antigo?.id ?? 0, valor: 'x' }]
    const { status, corpo } = await cenario.enviar({ ...formulario, camposAdicionais }, { arquivos: PROVA })
    expect(status).toBe(200)
    const gravados = await banco()
      .select({ id: clienteCampo.campoId, valor: clienteCampo.valor })
      .from(clienteCampo)
      .where(eq(clienteCampo.clienteId, corpo.idCli))
    expect(gravados).toEqual(formulario.camposAdicionais)
  })

  it('CAD-05 o que saiu das listas não serve: opção, tabela de preço e filial que a sessão não vê', async () => {
    const [opcao] = await banco()
      .insert(opcaoDeCadastro)
      .values({ lista: 'ATIVIDADE', descricao: 'Saiu de uso', ordem: 99, ativa: false })
      .returning()
    const [tabela] = await banco().insert(tabelaPreco).values({ nome: 'Encerrada', ativa: false }).returning()
    const doOperador = await banco()
      .select()
      .from(colaboradorFilial)
      .where(eq(colaboradorFilial.colaboradorId, await cenario.idDaConta('OPERADOR')))
    const todas = await banco().select().from(filial)
    const alheia = todas.find(({ id }) => !doOperador.some(({ filialId }) => filialId === id))
    const campos = { atividade: opcao?.id, tabelaPreco: tabela?.id, filialId: alheia?.id }
    expect(await camposRecusados(({ empresa }) => ({ empresa: { ...empresa, ...campos } }))).toEqual([
      422,
      ['empresa.filialId', 'empresa.atividade', 'empresa.tabelaPreco'],
    ])
  })

  it('CAD-12 422 em anexos: regime especial sem prova', async () => {
    expect(await camposRecusados(() => ({}), [])).toEqual([422, ['anexos']])
  })

  it('GER-14 CAD-07 anexos demais, de conteúdo trocado ou grandes demais: nada fica', async () => {
    const quatro = Array.from({ length: 4 }, (_, i) => ({ nome: `${i}.png`, conteudo: PNG }))
    const trocado = [{ nome: 'contrato.pdf', conteudo: Buffer.from('MZ\u0090 programa') }]
    const grande = [{ nome: 'a.png', conteudo: Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]) }]
    const antes = await banco().$count(clienteDocumento)
    for (const [arquivos, status, codigo] of [
      [quatro, 413, 'ARQUIVOS_DEMAIS'],
      [trocado, 415, 'ARQUIVO_NAO_ACEITO'],
      [grande, 413, 'ARQUIVO_GRANDE_DEMAIS'],
    ] as const) {
      const formulario = await cenario.preencher()
      const resposta = await cenario.enviar(formulario, { arquivos })
      expect([resposta.status, resposta.erro.codigo]).toEqual([status, codigo])
      expect(await cenario.quantosComDocumento(formulario.documento)).toBe(0)
    }
    expect(await banco().$count(clienteDocumento)).toBe(antes)
  })

  it('PAR-01 a filial diz quantos anexos aceita, e se só há pré-cadastro', async () => {
    const formulario = await cenario.preencher()
    const { filialId } = formulario.empresa
    await cenario.comParametro('cadastroMaximoAnexos', '0', filialId, async () => {
      const { erro } = await cenario.enviar(formulario, { arquivos: PROVA })
      expect(erro.codigo).toBe('ARQUIVOS_DEMAIS')
    })
    await cenario.comParametro('cadastraCliente', 'SIMPLIFICADO', filialId, async () => {
      const { status, erro } = await cenario.enviar(formulario, { arquivos: PROVA })
      expect([status, erro.campos]).toEqual([
        422,
        { 'empresa.filialId': 'Nesta filial o cadastro é feito pelo pré-cadastro.' },
      ])
      const daOutra = { ...formulario.empresa, filialId: await cenario.filialDoOperador(1) }
      const aceito = await cenario.enviar({ ...formulario, empresa: daOutra }, { arquivos: PROVA })
      expect(aceito.status).toBe(200)
    })
  })

  it('CAD-01 409 no documento que já é de alguém, mesmo de quem não o vê', async () => {
    const formulario = await cenario.preencher()
    const { corpo } = await cenario.enviar(formulario, { arquivos: PROVA })
    for (const quem of ['OPERADOR', 'REPRESENTANTE'] as const) {
      const { status, erro } = await cenario.enviar(formulario, { arquivos: PROVA, quem })
      expect([status, erro.codigo, Object.keys(erro.campos ?? {})]).toEqual([
        409,
        'DOCUMENTO_JA_CADASTRADO',
        ['documento'],
      ])
      expect(JSON.stringify(erro)).not.toContain(String(corpo.idCli))
    }
  })

  it('CAD-01 409 no documento que outra pessoa estava cadastrando naquele momento', async () => {
    const formulario = await cenario.preencher()
    await teste.tokenDe('OPERADOR')
    const resposta = await cenario.enquantoOutroCadastra(formulario.documento, () =>
      cenario.enviar(formulario, { arquivos: PROVA }),
    )
    expect(resposta).toMatchObject({
      status: 409,
      erro: { codigo: 'DOCUMENTO_JA_CADASTRADO', campos: { documento: expect.any(String) } },
    })
    expect(await cenario.quantosComDocumento(formulario.documento)).toBe(1)
  })

  it('CAD-01 três que cadastram o mesmo documento ao mesmo tempo: um entra, os outros são 409', async () => {
    const formulario = await cenario.preencher()
    for (const quem of ['OPERADOR', 'ADMIN', 'GERENTE'] as const) await teste.tokenDe(quem)
    const respostas = await Promise.all(
      (['OPERADOR', 'ADMIN', 'GERENTE'] as const).map((quem) =>
        cenario.enviar(formulario, { quem, arquivos: PROVA }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await cenario.quantosComDocumento(formulario.documento)).toBe(1)
    const idCli = respostas.find(({ status }) => status === 200)?.corpo.idCli ?? 0
    const documentos = await banco().$count(clienteDocumento, eq(clienteDocumento.clienteId, idCli))
    expect(documentos).toBe(1)
  })

  it('CAD-02 enviado duas vezes com a mesma chave, cadastra uma vez só, anexos inclusive', async () => {
    const formulario = await cenario.preencher()
    const envio = { arquivos: PROVA, chave: 'cadastro-repetido' }
    const [um, outro] = await Promise.all([
      cenario.enviar(formulario, envio),
      cenario.enviar(formulario, envio),
    ])
    const tarde = await cenario.enviar(formulario, envio)
    expect([um.status, outro.status, tarde.status]).toEqual([200, 200, 200])
    expect([outro.corpo, tarde.corpo]).toEqual([um.corpo, um.corpo])
    expect(await cenario.cadastrosDe(um.corpo.idCli)).toHaveLength(1)
    const doCliente = and(eq(clienteDocumento.clienteId, um.corpo.idCli))
    expect(await banco().$count(clienteDocumento, doCliente)).toBe(1)
  })

  it('AUT-10 PER-01 401 sem sessão; 403 para quem não cadastra', async () => {
    const formulario = await cenario.preencher()
    expect((await teste.chamar(cadastrarCliente, { corpo: formulario })).status).toBe(401)
    for (const quem of ['COLABORADOR', 'CONSUMIDOR_FINAL'] as const)
      expect((await cenario.enviar(formulario, { quem, arquivos: PROVA })).status).toBe(403)
    await cenario.semAcao('OPERADOR', ['CLIENTE_CADASTRAR'], async () => {
      expect((await cenario.enviar(formulario, { arquivos: PROVA })).status).toBe(403)
    })
  })
})
