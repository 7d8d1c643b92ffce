import { cnpjDe, criarEmissor } from '@balcao/demo/src/brasil/gerar-documentos.ts'
import { criarSorteio } from '@balcao/demo/src/sorteio.ts'
import { cadastrarCliente } from '@balcao/dominio/cadastros/contratos'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, asc, eq } from 'drizzle-orm'
import { colaboradorFilial } from '../src/features/acesso/tabelas.ts'
import { cadastro, campoAdicional } from '../src/features/cadastros/nucleo/tabelas.ts'
import { cliente } from '../src/features/clientes/tabelas.ts'
import { opcaoDeCadastro } from '../src/features/opcoes/tabelas.ts'
import { tabelaPreco } from '../src/features/produtos/tabelas.ts'
import { transacao } from '../src/platform/banco/transacao.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cenarioDeClientes } from './cenario-de-clientes.ts'
import { esperandoTrava } from './esperando-trava.ts'
import { type Arquivo, emColchetes, montarFormulario, PNG } from './formulario.ts'

type Envio = {
  quem?: TipoDeUsuario
  arquivos?: readonly Arquivo[]
  campoDosArquivos?: string
  /** Goes along with the form. */
  idCli?: number
  versao?: number
  chave?: string
}

/** CAD-12 Of the special regime that the form tells. */
export const PROVA: readonly Arquivo[] = [{ nome: 'regime.png', conteudo: PNG }]

const sorteio = criarSorteio('teste/cadastros')
const emissor = criarEmissor(sorteio)

/** Registrations filled in field by field with what the demo has, as the wizard sends them. */
export function cenarioDeCadastros(teste: AppDeTeste) {
  const { banco } = teste.negocio()
  const clientes = cenarioDeClientes(teste)

  const opcoes = (lista: 'ATIVIDADE' | 'COMO_CONHECEU') =>
    banco
      .select()
      .from(opcaoDeCadastro)
      .where(and(eq(opcaoDeCadastro.lista, lista), eq(opcaoDeCadastro.ativa, true)))
      .orderBy(asc(opcaoDeCadastro.ordem))

  async function camposAdicionais(): Promise<FormularioDoCadastro['camposAdicionais']> {
    const campos = await banco
      .select()
      .from(campoAdicional)
      .where(eq(campoAdicional.ativo, true))
      .orderBy(asc(campoAdicional.ordem))
    const valores = { TEXTO: 'Ao lado da praça', NUMERO: '12', DATA: '2020-02-29', SIM_NAO: 'S' }
    return campos.map(({ id, tipo, opcoes: lista }) => ({
      id,
      valor: tipo === 'LISTA' ? (lista[0] ?? '') : valores[tipo],
    }))
  }

  /** A company with every field; of a person what only companies have is empty. */
  async function preencher(documento = novoCnpj()): Promise<FormularioDoCadastro> {
    const [atividade] = await opcoes('ATIVIDADE')
    const [comoConheceu] = await opcoes('COMO_CONHECEU')
    const [tabela] = await banco.select().from(tabelaPreco).orderBy(asc(tabelaPreco.id)).limit(1)
    const pessoa = documento.length === 11
    return {
      documento,
      empresa: {
        razaoSocial: pessoa ? 'Ana Beatriz Nunes' : 'Empório do Cerrado Alimentos Ltda',
        nomeFantasia: pessoa ? '' : 'Empório do Cerrado',
        inscricao: '28.123.456-0',
        inscricaoMunicipal: '998877',
        isento: false,
        filialId: await clientes.filialDoOperador(0),
        atividade: atividade?.id ?? null,
        comoConheceu: comoConheceu?.id ?? null,
        tabelaPreco: tabela?.id ?? null,
        contribuinte: '1',
        cnae: '4711-3/02',
        cnaes_secundario: ['4721-1/02', '5611201'],
        segmento: 'Varejo de bairro',
        dataNascimento: pessoa ? '1990-05-20' : '',
        suframa: '210123456',
        consumidorFinal: true,
        regimeEspecial: true,
        simulacao: false,
      },
      contatos: {
        nomeSocio: 'Carlos Prado',
        nomeContato: 'Marina Lopes',
        telefone1: '(67) 3322-4455',
        celular1: '(67) 99911-2233',
        celular2: '67 98877-6655',
        whatsApp: true,
        email: 'Compras@Emporio.com.br',
        emailNFe: 'NFe@emporio.com.br',
        emailBoleto: 'financeiro@Emporio.com.br',
        observacoes: 'Entrega pelos fundos.\nFalar com a Marina.',
      },
      referenciasComerciais: [
        { nome: 'Atacado Sul', telefone: '(67) 3344-5566', cidade: 'Dourados', uf: 'MS' },
        { nome: 'Laticínios Vale', telefone: '(65) 3322-1111', cidade: 'Cuiabá', uf: 'MT' },
        { nome: 'Padoca Central', telefone: '11988887777', cidade: 'São Paulo', uf: 'SP' },
      ],
      dadosBancarios: [{ codigoBanco: '001', agencia: '1234', conta: '56789-0', contato: 'Gerente Rui' }],
      enderecoCobranca: {
        cep: '79002-071',
        logradouro: 'Rua 14 de Julho',
        numero: '1500',
        complemento: 'Sala 3',
        bairro: 'Centro',
        cidade: 'campo grande',
        ibge: '5002704',
        uf: 'MS',
      },
      enderecoEntrega: {
        cep: '79804-010',
        logradouro: 'Avenida Marcelino Pires',
        numero: '20',
        complemento: '',
        bairro: 'Jardim Central',
        cidade: 'Dourados',
        ibge: '5003702',
        uf: 'MS',
      },
      camposAdicionais: await camposAdicionais(),
      tiposDosAnexos: ['REGIME_ESPECIAL'],
      camposDaConsulta: ['empresa.razaoSocial'],
    }
  }

  async function molde() {
    const {
      id: _,
      busca: __,
      filialId: ___,
      telefoneId: ____,
      emailId: _____,
      ...dono
    } = await clientes.criar()
    return { dono }
  }

  return {
    ...clientes,
    opcoes,
    preencher,
    novoCnpj,
    novoCpf: emissor.cpf,

    /** As the browser does: multipart with nested names. */
    async enviar(formulario: object, envio: Envio = {}) {
      const { quem = 'OPERADOR', arquivos = [], campoDosArquivos = 'anexos', chave, ...resto } = envio
      const campos = emColchetes({ ...formulario, ...resto })
      const { corpo, headers } = await montarFormulario(campos, arquivos, campoDosArquivos)
      return teste.chamar(cadastrarCliente, {
        token: await teste.tokenDe(quem),
        corpo,
        headers: { ...headers, ...(chave && { 'idempotency-key': chave }) },
      })
    },

    /** The first branch that the demo account works in. */
    async filialDe(tipo: TipoDeUsuario): Promise<number> {
      const [primeira] = await banco
        .select({ id: colaboradorFilial.filialId })
        .from(colaboradorFilial)
        .where(eq(colaboradorFilial.colaboradorId, await clientes.idDaConta(tipo)))
        .orderBy(asc(colaboradorFilial.filialId))
        .limit(1)
      if (!primeira) throw new Error(`a conta ${tipo} não tem filial`)
      return primeira.id
    },

    /** Somebody else is registering that document: what is asked meanwhile waits for them, and finds it taken. */
    async enquantoOutroCadastra<T>(documento: string, pedir: () => Promise<T>): Promise<T> {
      const { dono } = await molde()
      return transacao(banco, async (tx) => {
        await tx.insert(cliente).values({ ...dono, documento })
        const pedido = pedir()
        await esperandoTrava(banco, 1)
        return { pedido }
      }).then(({ pedido }) => pedido)
    },

    async gravado(id: number) {
      const [linha] = await banco.select().from(cliente).where(eq(cliente.id, id))
      if (!linha) throw new Error(`o cliente ${id} não existe`)
      return linha
    },

    cadastrosDe: (clienteId: number) =>
      banco.select().from(cadastro).where(eq(cadastro.clienteId, clienteId)).orderBy(asc(cadastro.id)),

    quantosComDocumento: (documento: string) => banco.$count(cliente, eq(cliente.documento, documento)),
  }
}

function novoCnpj(): string {
  return cnpjDe(emissor.raizDeCnpj(), 1)
}
