import { dadosDoCadastro, type FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import * as z from 'zod/mini'
import { gerarNome } from '../acesso/gerar-colaboradores.ts'
import { gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import type { Sorteio } from '../sorteio.ts'
import { BANCOS_DA_DEMO, CNAES, OBSERVACOES_DO_CADASTRO, REFERENCIAS } from './cadastros.ts'
import type { PedidoGerado } from './gerar-fila.ts'

type Escolhas = {
  filialId: number
  atividade: number | null
  comoConheceu: number
  tabelaPreco: number
  camposAdicionais: FormularioDoCadastro['camposAdicionais']
}

const REFERENCIAS_PEDIDAS = 3

/** CAD-04 The form as the representative would have filled it in, of a customer that exists. */
export function gerarFormulario(
  { cliente }: Pick<PedidoGerado, 'cliente'>,
  escolhas: Escolhas,
  sorteio: Sorteio,
): FormularioDoCadastro {
  const { camposAdicionais, ...daEmpresa } = escolhas
  const { documento, razaoSocial, fantasia, inscricaoEstadual, telefone, email } = cliente
  const ddd = telefone.slice(0, 2)
  const dominio = email.split('@')[1]
  const endereco = {
    cep: cliente.cep,
    logradouro: cliente.logradouro,
    numero: cliente.numero,
    complemento: cliente.complemento ?? '',
    bairro: cliente.bairro,
    cidade: cliente.cidade,
    ibge: cliente.ibge,
    uf: cliente.uf,
  }
  return z.parse(dadosDoCadastro, {
    documento,
    empresa: {
      razaoSocial,
      nomeFantasia: fantasia,
      inscricao: inscricaoEstadual ?? '',
      isento: inscricaoEstadual === null,
      ...daEmpresa,
      contribuinte: inscricaoEstadual === null ? '0' : '1',
      cnae: sorteio.um(CNAES),
    },
    contatos: {
      nomeSocio: gerarNome(sorteio),
      nomeContato: gerarNome(sorteio),
      telefone1: telefone,
      celular1: gerarTelefone(ddd, sorteio, true),
      whatsApp: true,
      email,
      emailNFe: `nfe@${dominio}`,
      emailBoleto: `financeiro@${dominio}`,
      observacoes: sorteio.um(OBSERVACOES_DO_CADASTRO),
    },
    referenciasComerciais: sorteio.varios(REFERENCIAS, REFERENCIAS_PEDIDAS).map((nome) => ({
      nome,
      telefone: gerarTelefone(ddd, sorteio, false),
      cidade: cliente.cidade,
      uf: cliente.uf,
    })),
    dadosBancarios: [
      {
        codigoBanco: sorteio.um(BANCOS_DA_DEMO),
        agencia: sorteio.digitos(4),
        conta: sorteio.digitos(6),
        contato: gerarNome(sorteio),
      },
    ],
    enderecoCobranca: endereco,
    enderecoEntrega: endereco,
    camposAdicionais,
  })
}
