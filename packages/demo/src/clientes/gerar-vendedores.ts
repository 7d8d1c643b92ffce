import { CONTAS_DEMO, CONTAS_DOS_SETORES } from '../acesso/contas.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { criarSorteio } from '../sorteio.ts'

/** CPFs of who sells to each customer by phone, by the customer's document. */
export type Vendedores = ReadonlyMap<string, readonly string[]>

/** ENT-08 One operator or two of the customer's branch; the demo's operator sells to the showcase. */
export function gerarVendedores(
  negocio: NegocioDemo,
  { clientes, colaboradores }: Pick<Demo, 'clientes' | 'colaboradores'>,
  vitrine: string | null,
): Vendedores {
  const sorteio = criarSorteio(`${negocio}/vendedores`)
  const conta = CONTAS_DEMO.find(({ tipo }) => tipo === 'OPERADOR')?.cpf
  const dosSetores = new Set(CONTAS_DOS_SETORES.map(({ cpf }) => cpf))
  const operadores = colaboradores.filter(
    ({ cpf, tipo, ativo }) => tipo === 'OPERADOR' && ativo && !dosSetores.has(cpf),
  )
  const compradores = clientes.filter(({ atividade }) => atividade !== 'Consumidor final')
  return new Map(
    compradores.map(({ documento, prospect, filiais: [sede = 0] }) => {
      const daFilial = operadores.filter(({ filiais }) => filiais.includes(sede)).map(({ cpf }) => cpf)
      const quantos = prospect ? 1 : sorteio.inteiro(1, 2)
      const sorteados = sorteio.varios(daFilial, quantos)
      const eles = documento === vitrine && conta ? [...new Set([conta, ...sorteados])] : sorteados
      return [documento, eles]
    }),
  )
}
