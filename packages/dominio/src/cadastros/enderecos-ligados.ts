import type { EnderecoDoCadastro } from './formulario.ts'
import type { EnderecoDaFicha } from './problemas-dos-enderecos.ts'

export const ENDERECO_VAZIO: EnderecoDoCadastro = {
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  ibge: '',
  uf: '',
}

/** Both addresses, and whether the second follows the first. */
export type Enderecos = Record<EnderecoDaFicha, EnderecoDoCadastro> & { ligados: boolean }

/** CAD-09 'Mesmo endereço da cobrança': linking copies, unlinking leaves the second empty. */
export const ligarEnderecos = <E extends Enderecos>(enderecos: E, ligados: boolean): E => ({
  ...enderecos,
  ligados,
  enderecoEntrega: ligados ? enderecos.enderecoCobranca : ENDERECO_VAZIO,
})

/** CAD-09 Whoever edits one of them means that one: they part, and neither loses anything. */
export const editarEndereco = <E extends Enderecos>(
  enderecos: E,
  qual: EnderecoDaFicha,
  mudanca: Partial<EnderecoDoCadastro>,
): E => ({ ...enderecos, ligados: false, [qual]: { ...enderecos[qual], ...mudanca } })
