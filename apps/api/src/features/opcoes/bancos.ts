import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'

/** Banks of the Brazilian payment system, by their clearing code. */
export const BANCOS = getBanks()
  .map(({ code, name }) => ({ codigoBanco: code, nomeBanco: name }))
  .sort((a, b) => a.codigoBanco.localeCompare(b.codigoBanco))

const PELO_CODIGO = new Map(BANCOS.map(({ codigoBanco, nomeBanco }) => [codigoBanco, nomeBanco]))

/** 'Banco do Brasil', or the code itself where no bank has it. */
export const nomeDoBanco = (codigo: string): string => PELO_CODIGO.get(codigo) ?? codigo
