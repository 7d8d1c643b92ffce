import { listarContatos, listarEmails, listarTelefones } from '@balcao/dominio/contatos/contratos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros, PROVA } from '../../../../test/cenario-de-cadastros.ts'
import { PNG } from '../../../../test/formulario.ts'
import { ouvirMudancas } from '../../../../test/ouvir-eventos.ts'
import { clienteFilial } from '../../clientes/tabelas.ts'
import { clienteDocumento } from '../../documentacao/tabelas.ts'
import { enderecoEntrega } from '../../enderecos/tabelas.ts'
import { clienteBanco, clienteCampo, clienteReferencia, clienteRegistro } from '../nucleo/tabelas.ts'

describe('cadastrar um cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  async function partes(clienteId: number) {
    const [registro] = await banco()
      .select()
      .from(clienteRegistro)
      .where(eq(clienteRegistro.clienteId, clienteId))
    return {
      registro,
      referencias: await banco()
        .select()
        .from(clienteReferencia)
        .where(eq(clienteReferencia.clienteId, clienteId))
        .orderBy(asc(clienteReferencia.id)),
      bancos: await banco().select().from(clienteBanco).where(eq(clienteBanco.clienteId, clienteId)),
      campos: await banco().select().from(clienteCampo).where(eq(clienteCampo.clienteId, clienteId)),
      filiais: await banco().select().from(clienteFilial).where(eq(clienteFilial.clienteId, clienteId)),
      entregas: await banco().select().from(enderecoEntrega).where(eq(enderecoEntrega.clienteId, clienteId)),
      documentos: await banco()
        .select()
        .from(clienteDocumento)
        .where(eq(clienteDocumento.clienteId, clienteId)),
    }
  }

  it('CAD-04 API-06 os arquivos vêm também pelo nome do campo aninhado, um ou vários', async () => {
    for (const campoDosArquivos of [
      'empresa[anexos]',
      'empresa[anexos][]',
      'empresa[anexos][0]',
      'anexos[]',
    ]) {
      const { status, corpo } = await cenario.enviar(await cenario.preencher(), {
        arquivos: PROVA,
        campoDosArquivos,
      })
      expect([campoDosArquivos, status]).toEqual([campoDosArquivos, 200])
      const guardados = teste
        .negocio()
        .banco.$count(clienteDocumento, eq(clienteDocumento.clienteId, corpo.idCli))
      expect(await guardados).toBe(1)
    }
    const errado = await cenario.enviar(await cenario.preencher(), {
      arquivos: PROVA,
      campoDosArquivos: 'empresa[outros]',
    })
    expect(errado.status).toBe(422)
  })

  it('CAD-02 CAD-04 o que fica gravado de uma empresa é o que foi digitado, campo a campo', async () => {
    const eventos = await ouvirMudancas(teste)
    const formulario = await cenario.preencher()
    const { status, corpo } = await cenario.enviar(formulario, { arquivos: PROVA })
    expect([status, corpo]).toEqual([
      200,
      {
        message: 'Cliente cadastrado com sucesso.',
        idCli: expect.any(Number),
        idCadastro: expect.any(Number),
        situacao: 'APROVADO',
        avisos: { 'empresa.inscricao': expect.stringContaining('MS') },
      },
    ])
    const { empresa } = formulario
    const [atividade] = await cenario.opcoes('ATIVIDADE')
    expect(await cenario.gravado(corpo.idCli)).toMatchObject({
      documento: formulario.documento,
      razaoSocial: 'Empório do Cerrado Alimentos Ltda',
      fantasia: 'Empório do Cerrado',
      inscricaoEstadual: '281234560',
      atividade: atividade?.descricao,
      logradouro: 'Rua 14 de Julho',
      numero: '1500',
      complemento: 'Sala 3',
      bairro: 'Centro',
      cep: '79002071',
      cidade: 'Campo Grande',
      ibge: '5002704',
      uf: 'MS',
      telefone: '6733224455',
      email: 'compras@emporio.com.br',
      prospect: false,
      simulacao: false,
      motivoBloqueio: null,
      dataCadastro: hojeEm(teste.agora()),
      dataUltimaCompra: null,
      representanteId: null,
      tabelaPrecoId: empresa.tabelaPreco,
      criadoPor: await cenario.idDaConta('OPERADOR'),
    })
    const { registro, referencias, bancos, campos, filiais, entregas, documentos } = await partes(corpo.idCli)
    expect(registro).toMatchObject({
      inscricaoMunicipal: '998877',
      isento: false,
      comoConheceuId: empresa.comoConheceu,
      contribuinte: true,
      cnae: '4711302',
      cnaesSecundarios: ['4721102', '5611201'],
      segmento: 'Varejo de bairro',
      dataNascimento: null,
      suframa: '210123456',
      consumidorFinal: true,
      regimeEspecial: true,
      nomeSocio: 'Carlos Prado',
      nomeContato: 'Marina Lopes',
      emailNfe: 'nfe@emporio.com.br',
      emailBoleto: 'financeiro@emporio.com.br',
      observacoes: 'Entrega pelos fundos.\nFalar com a Marina.',
    })
    expect(referencias.map(({ nome, telefone, cidade, uf }) => ({ nome, telefone, cidade, uf }))).toEqual(
      formulario.referenciasComerciais.map((referencia) => ({
        ...referencia,
        telefone: referencia.telefone.replace(/\D/g, ''),
      })),
    )
    expect(bancos).toMatchObject(formulario.dadosBancarios)
    expect(campos.map(({ campoId, valor }) => ({ id: campoId, valor }))).toEqual(formulario.camposAdicionais)
    expect(filiais.map(({ filialId }) => filialId)).toEqual([empresa.filialId])
    const { cep: _, complemento: __, ...entrega } = formulario.enderecoEntrega
    expect(entregas).toMatchObject([{ ...entrega, cep: '79804010', complemento: null, selecionado: true }])
    expect(documentos).toMatchObject([
      { tipo: 'REGIME_ESPECIAL', nomeExibicao: 'regime.png', midia: 'image/png', tamanho: PNG.length },
    ])
    expect(await teste.negocio().armazem.abrir(documentos[0]?.arquivo ?? '')).not.toBeNull()
    const [pedido] = await cenario.cadastrosDe(corpo.idCli)
    expect(pedido).toMatchObject({
      id: corpo.idCadastro,
      modo: 'COMPLETO',
      simulacao: false,
      completa: false,
      situacao: 'APROVADO',
      // CAD-08 E-mails in lower case; of a state registration, its digits.
      formulario: {
        ...formulario,
        empresa: { ...empresa, inscricao: '281234560' },
        contatos: {
          ...formulario.contatos,
          email: 'compras@emporio.com.br',
          emailNFe: 'nfe@emporio.com.br',
          emailBoleto: 'financeiro@emporio.com.br',
        },
      },
      solicitanteId: await cenario.idDaConta('OPERADOR'),
      decisorId: null,
    })
    await expect
      .poll(() => eventos)
      .toEqual([
        {
          canal: 'private-clientes',
          evento: 'cliente-mudou',
          muda: ['clientes', 'cadastros', 'contatos', 'enderecos', 'documentacao', 'atividades'],
        },
      ])
  })

  it('CAD-08 telefones, e-mails e contato aparecem na ficha como foram digitados', async () => {
    const { corpo } = await cenario.enviar(await cenario.preencher(), { arquivos: PROVA })
    const pedido = { token: await teste.tokenDe('OPERADOR'), params: { idCli: corpo.idCli } }
    const telefones = (await teste.chamar(listarTelefones, pedido)).corpo.itens
    expect(telefones.map(({ tel, desc, principal, whatsapp }) => [tel, desc, principal, whatsapp])).toEqual([
      ['6733224455', 'Principal', true, false],
      ['67999112233', 'Celular', false, true],
      ['67988776655', 'Celular 2', false, false],
    ])
    const emails = (await teste.chamar(listarEmails, pedido)).corpo.itens
    expect(emails.map(({ email, desc, principal }) => [email, desc, principal])).toEqual([
      ['compras@emporio.com.br', 'Principal', true],
      ['nfe@emporio.com.br', 'NF-e', false],
      ['financeiro@emporio.com.br', 'Boleto', false],
    ])
    const contatos = (await teste.chamar(listarContatos, pedido)).corpo.itens
    expect(contatos).toMatchObject([
      {
        nome: 'Marina Lopes',
        tipoDesc: 'Comprador',
        telefone: '6733224455',
        celular: '67999112233',
        email: 'compras@emporio.com.br',
      },
    ])
  })

  it('CAD-05 uma pessoa: o nome serve de fantasia, com nascimento; o mesmo endereço não vira entrega', async () => {
    const pessoa = await cenario.preencher(cenario.novoCpf())
    const { status, corpo } = await cenario.enviar(
      { ...pessoa, enderecoEntrega: pessoa.enderecoCobranca },
      { arquivos: PROVA },
    )
    expect(status).toBe(200)
    expect(await cenario.gravado(corpo.idCli)).toMatchObject({
      documento: pessoa.documento,
      razaoSocial: 'Ana Beatriz Nunes',
      fantasia: 'Ana Beatriz Nunes',
    })
    const { registro, entregas } = await partes(corpo.idCli)
    expect([registro?.dataNascimento, entregas]).toEqual(['1990-05-20', []])
  })

  it('CAD-03 isento guarda ISENTO', async () => {
    const formulario = await cenario.preencher()
    const empresa = { ...formulario.empresa, isento: true, inscricao: '' }
    const { corpo } = await cenario.enviar({ ...formulario, empresa }, { arquivos: PROVA })
    expect((await cenario.gravado(corpo.idCli)).inscricaoEstadual).toBe('ISENTO')
  })

  it('CAD-06 a simulação fica como prospect, com o pouco que pede', async () => {
    const formulario = await cenario.preencher()
    const empresa = {
      razaoSocial: 'Simulada Ltda',
      nomeFantasia: 'Simulada',
      filialId: formulario.empresa.filialId,
      atividade: formulario.empresa.atividade,
      tabelaPreco: formulario.empresa.tabelaPreco,
      simulacao: true,
    }
    const { telefone1, email } = formulario.contatos
    const enxuto = { ...formulario, empresa, contatos: { telefone1, email } }
    const { status, corpo } = await cenario.enviar({
      ...enxuto,
      referenciasComerciais: [],
      dadosBancarios: [],
    })
    expect([status, corpo.situacao, corpo.message]).toEqual([
      200,
      'APROVADO',
      'Cliente de simulação cadastrado com sucesso.',
    ])
    expect(await cenario.gravado(corpo.idCli)).toMatchObject({
      prospect: true,
      simulacao: true,
      inscricaoEstadual: null,
    })
  })

  it('CAD-12 sem dizer o tipo, o anexo de quem tem regime especial é a prova dele', async () => {
    const formulario = { ...(await cenario.preencher()), tiposDosAnexos: [] }
    const { corpo } = await cenario.enviar(formulario, { arquivos: PROVA })
    expect((await partes(corpo.idCli)).documentos).toMatchObject([{ tipo: 'REGIME_ESPECIAL' }])
  })
})
