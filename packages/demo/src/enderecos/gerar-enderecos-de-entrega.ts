import { OBSERVACOES_DE_ENTREGA } from '../cadastros/cadastros.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import { CIDADES } from '../lugares/cidades.ts'
import { criarSorteio } from '../sorteio.ts'
import { gerarEndereco } from './gerar-enderecos.ts'

const CLIENTES = 40
const DA_VITRINE = 3

/** ENT-07, END-01 Depots and shops to which some customers want their goods, in the same city; of most, one is chosen. */
export function gerarEnderecosDeEntrega(
  negocio: NegocioDemo,
  { clientes }: Pick<Demo, 'clientes'>,
  vitrine: string | null,
) {
  const sorteio = criarSorteio(`${negocio}/enderecos-de-entrega`)
  const candidatos = clientes.filter(({ prospect, documento }) => !prospect && documento !== vitrine)
  const escolhidos = sorteio.varios(candidatos, CLIENTES)
  const daVitrine = clientes.filter(({ documento }) => documento === vitrine)
  return [...daVitrine, ...escolhidos].flatMap(({ documento, ibge }) => {
    const cidade = CIDADES.find((outra) => outra.ibge === ibge)
    if (!cidade) return []
    const quantos = documento === vitrine ? DA_VITRINE : sorteio.inteiro(1, 2)
    const comSelecao = documento === vitrine || sorteio.chance(0.6)
    return Array.from({ length: quantos }, (_, i) => ({
      cliente: documento,
      ...gerarEndereco(cidade, sorteio),
      observacao: sorteio.um(OBSERVACOES_DE_ENTREGA),
      selecionado: comSelecao && i === 0,
    }))
  })
}
