import { describe, expect, it } from 'vitest'
import { CONTA, FORMULARIO, REFERENCIA } from '../../test/cadastro.ts'
import { preCadastrar } from './contratos.ts'
import { dadosDoCadastro, envioDoCadastro } from './formulario.ts'

type Caminho = readonly (string | number)[]

/** The same form with another value at one place. */
function com(caminho: Caminho, valor: unknown, base: unknown = FORMULARIO): unknown {
  const [chave, ...resto] = caminho
  if (chave === undefined) return valor
  const copia = (Array.isArray(base) ? [...base] : { ...(base as object) }) as Record<
    string | number,
    unknown
  >
  copia[chave] = com(resto, valor, copia[chave])
  return copia
}
const recusas = (formulario: unknown) => {
  const lido = dadosDoCadastro.safeParse(formulario)
  return lido.success
    ? {}
    : Object.fromEntries(lido.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('tamanhos', () => {
  it.each<[string, number]>([
    ['empresa.razaoSocial', 100],
    ['empresa.nomeFantasia', 100],
    ['empresa.suframa', 100],
    ['empresa.segmento', 50],
    ['empresa.inscricao', 14],
    ['empresa.inscricaoMunicipal', 14],
    ['contatos.nomeSocio', 50],
    ['contatos.nomeContato', 50],
    ['contatos.email', 50],
    ['contatos.emailNFe', 50],
    ['contatos.emailBoleto', 50],
    ['contatos.observacoes', 255],
    ['dadosBancarios.0.agencia', 4],
    ['dadosBancarios.0.conta', 12],
    ['dadosBancarios.0.contato', 50],
    ['referenciasComerciais.0.nome', 50],
    ['enderecoCobranca.logradouro', 120],
    ['enderecoEntrega.numero', 10],
    ['enderecoEntrega.bairro', 80],
  ])('CAD-07 %s até %i', (campo, maximo) => {
    const caminho = campo.split('.').map((parte) => (/^\d+$/.test(parte) ? Number(parte) : parte))
    expect(recusas(com(caminho, 'x'.repeat(maximo)))).toEqual({})
    expect(recusas(com(caminho, ` ${'x'.repeat(maximo)} `))).toEqual({})
    expect(recusas(com(caminho, 'x'.repeat(maximo + 1)))).toEqual({
      [campo]: `Informe no máximo ${maximo} caracteres`,
    })
  })

  it.each<[string, unknown[], number]>([
    ['referenciasComerciais', Array(4).fill(REFERENCIA), 3],
    ['dadosBancarios', Array(6).fill(CONTA), 5],
    ['empresa.cnaes_secundario', Array(100).fill('4711302'), 99],
  ])('CAD-07 %s tem limite', (campo, itens, maximo) => {
    expect(Object.keys(recusas(com(campo.split('.'), itens)))).toEqual([campo])
    expect(recusas(com(campo.split('.'), itens.slice(0, maximo)))).toEqual({})
  })

  it('CAD-07 os catorze da inscrição são sem a pontuação que os estados imprimem', () => {
    const lido = dadosDoCadastro.parse(com(['empresa', 'inscricao'], ' 110.042.490.114 '))
    expect(lido.empresa.inscricao).toBe('110042490114')
  })

  it('CAD-09 do complemento, a regra diz a sua frase: o formulário não o corta antes', () => {
    expect(recusas(com(['enderecoCobranca', 'complemento'], 'x'.repeat(81)))).toEqual({})
  })
})

describe('o que chega', () => {
  it('CAD-08 os e-mails ficam em minúsculas', () => {
    const { contatos } = dadosDoCadastro.parse(
      com(['contatos'], {
        ...FORMULARIO.contatos,
        email: ' Compras@Loja.COM ',
        emailNFe: 'NFE@X.com',
        emailBoleto: 'B@X.com',
      }),
    )
    expect([contatos.email, contatos.emailNFe, contatos.emailBoleto]).toEqual([
      'compras@loja.com',
      'nfe@x.com',
      'b@x.com',
    ])
  })

  it('CAD-04 o que não foi preenchido é vazio; números, marcas e versão vêm como texto num formulário', () => {
    const lido = envioDoCadastro.parse({
      documento: '12.ABC.345/01DE-35',
      empresa: { filialId: '3', atividade: '', isento: 'true', contribuinte: '0' },
      contatos: {},
      enderecoCobranca: {},
      enderecoEntrega: {},
      idCli: '12',
      versao: '2',
    })
    expect(lido).toMatchObject({
      documento: '12ABC34501DE35',
      empresa: {
        razaoSocial: '',
        filialId: 3,
        atividade: null,
        isento: true,
        simulacao: false,
        contribuinte: '0',
      },
      contatos: { email: '', whatsApp: false },
      referenciasComerciais: [],
      idCli: 12,
      versao: 2,
    })
  })

  it.each([
    ['documento', ['documento'], '11222333000180'],
    ['contribuinte', ['empresa', 'contribuinte'], '2'],
    ['filialId', ['empresa', 'filialId'], 'x'],
    ['tiposDosAnexos', ['tiposDosAnexos'], ['SEGREDO']],
  ])('CAD-04 %s que não pode ser', (_caso, caminho, valor) => {
    expect(Object.keys(recusas(com(caminho, valor)))[0]).toContain(caminho.join('.'))
  })
})

describe('pré-cadastro', () => {
  const valido = {
    doc: '11.222.333/0001-81',
    razSoc: 'Mercado Bom Ltda',
    fant: 'Mercado Bom',
    nomeContato: 'João',
    telefone: '(11) 3333-4444',
    email: 'Joao@Mercado.example',
  }

  it('CAD-11 guarda documento e telefone sem máscara, e-mail em minúsculas', () => {
    expect(preCadastrar.corpo.parse(valido)).toEqual({
      ...valido,
      doc: '11222333000181',
      telefone: '1133334444',
      email: 'joao@mercado.example',
    })
  })

  it.each(['doc', 'razSoc', 'fant', 'nomeContato', 'telefone', 'email'])(
    'CAD-11 %s é obrigatório',
    (campo) => {
      for (const vazio of ['', '   ', undefined]) {
        const { error } = preCadastrar.corpo.safeParse({ ...valido, [campo]: vazio })
        expect(error?.issues[0]?.path).toEqual([campo])
      }
    },
  )

  it.each([
    ['telefone', '3333-4444'],
    ['telefone', '113333444'],
    ['email', 'joao'],
    ['doc', '11222333000180'],
    ['razSoc', 'x'.repeat(101)],
    ['nomeContato', 'x'.repeat(51)],
  ])('CAD-11 %s %j é recusado', (campo, valor) => {
    const { error } = preCadastrar.corpo.safeParse({ ...valido, [campo]: valor })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([campo])
  })
})
