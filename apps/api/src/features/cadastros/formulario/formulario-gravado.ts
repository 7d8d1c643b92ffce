import {
  dadosDoCadastro,
  type EnderecoDoCadastro,
  type FormularioDoCadastro,
} from '@balcao/dominio/cadastros/formulario'
import { INSCRICAO_ISENTA } from '@balcao/dominio/cadastros/problemas-da-empresa'
import * as z from 'zod/mini'
import type { ClienteGravado } from '../../clientes/queries-mudanca.ts'
import type { EnderecoGravado } from '../../enderecos/queries.ts'
import { formularioVazio } from './formulario-vazio.ts'

type Gravado = {
  cliente: ClienteGravado
  ultimo: FormularioDoCadastro | null
  atividadeId: number | null
  filialId: number | null
  /** The delivery address that is selected. */
  entrega: EnderecoGravado | null
}

/** CAD-03 The form as it can go on: what was sent the last time, with what is on record now of what others may have changed. */
export function formularioGravado({
  cliente,
  ultimo,
  atividadeId,
  filialId,
  entrega,
}: Gravado): FormularioDoCadastro {
  const vazio = formularioVazio(cliente.documento)
  // One sent before a field existed gets it empty.
  const { data: enviado = vazio } = z.safeParse(dadosDoCadastro, ultimo)
  const { empresa, contatos } = enviado
  const isento = cliente.inscricaoEstadual === INSCRICAO_ISENTA
  const cobranca = enderecoDe(cliente)
  return {
    ...enviado,
    documento: cliente.documento,
    empresa: {
      ...empresa,
      razaoSocial: cliente.razaoSocial,
      nomeFantasia: nomeFantasia(cliente, ultimo),
      inscricao: isento ? '' : (cliente.inscricaoEstadual ?? ''),
      isento,
      filialId: empresa.filialId ?? filialId,
      atividade: atividadeId,
      tabelaPreco: cliente.tabelaPrecoId,
      simulacao: cliente.simulacao,
    },
    contatos: { ...contatos, telefone1: cliente.telefone, email: cliente.email },
    enderecoCobranca: cobranca,
    enderecoEntrega: entrega ? enderecoDe(entrega) : cobranca,
    // Files are with the customer, not in the form.
    tiposDosAnexos: [],
  }
}

/** Where a person's only name stands in for it, the form has it empty still. */
const nomeFantasia = ({ fantasia, razaoSocial }: ClienteGravado, ultimo: FormularioDoCadastro | null) =>
  ultimo?.empresa.nomeFantasia === '' && fantasia === razaoSocial ? '' : fantasia

const enderecoDe = (de: ClienteGravado | EnderecoGravado): EnderecoDoCadastro => ({
  cep: de.cep,
  logradouro: de.logradouro,
  numero: de.numero,
  complemento: de.complemento ?? '',
  bairro: de.bairro,
  cidade: de.cidade,
  ibge: de.ibge,
  uf: de.uf,
})
