import { CANAL_DE_APROVACOES } from '@balcao/dominio/aprovacoes/canais'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { ordenacoesDe } from '@balcao/dominio/listas/campos'
import { PAGINAS } from '@balcao/dominio/paginas'
import { CANAL_DE_TICKETS } from '@balcao/dominio/tickets/canais'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { CAMPOS_DA_TROCA, type TrocaDaLista } from '@balcao/dominio/trocas/campos'
import { listarTrocas } from '@balcao/dominio/trocas/contratos'
import { celulaDeDinheiro } from '../../../platform/listas/celula-de-dinheiro.ts'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import { type Atalho, descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { useReleituraAoVivo } from '../../../platform/tempo-real.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { EtiquetaDaTroca, nomeDaDiferenca, quantoDaDiferenca } from '../situacao-da-troca.tsx'

const leitura = filtrosDeLista(listarTrocas.query)
type Filtros = ReturnType<typeof leitura.ler>
const SEM_NOVIDADE = { abertos: new Set<number>(), aceitar: () => {} }

type Contexto = Parameters<typeof celulaDeDinheiro>[2]
const valorDa = (troca: TrocaDaLista, contexto: Contexto) => {
  const quanto = quantoDaDiferenca(troca)
  return quanto ? celulaDeDinheiro(quanto, { filial: { id: troca.idFil } }, contexto) : null
}

/** GES-04 What comes back, what goes out for it, and who pays the difference. */
export const LISTA_DE_TROCAS = descreverLista({
  nome: 'solicitacoes-de-troca',
  titulo: PAGINAS['/solicitacoes-de-troca'],
  nomes: { um: 'troca', varios: 'trocas', genero: 'a' },
  contrato: listarTrocas,
  leitura,
  caminhavel: true,
  colunas: (contexto) =>
    colunasDosCampos(
      CAMPOS_DA_TROCA,
      contexto,
      {
        cliente: {
          celulaDoCartao: ({ cliente }) => nomeDoCliente(cliente),
          celula: ({ id, cliente }) => (
            <DuasLinhas principal={nomeDoCliente(cliente)} detalhe={`Troca ${id}`} />
          ),
        },
        situacao: { celula: ({ situacao }) => <EtiquetaDaTroca situacao={situacao} /> },
        nota: {
          celulaDoCartao: ({ nota }) => `NF ${nota.numNf}`,
          celula: ({ nota, protocolo }) => (
            <DuasLinhas principal={`NF ${nota.numNf}`} detalhe={formatarProtocolo(protocolo)} />
          ),
        },
        diferenca: {
          celulaDoCartao: (troca) =>
            [nomeDaDiferenca(troca), valorDa(troca, contexto)].filter(Boolean).join(': '),
          celula(troca) {
            const valor = valorDa(troca, contexto)
            return valor ? (
              <DuasLinhas principal={valor} detalhe={nomeDaDiferenca(troca)} />
            ) : (
              nomeDaDiferenca(troca)
            )
          },
        },
      },
      celulaDeDinheiro,
    ),
  filtros: [
    ...filtrosDosCampos(CAMPOS_DA_TROCA),
    { extra: true, tipo: 'ordenacao', campos: ordenacoesDe(CAMPOS_DA_TROCA) },
  ],
  atalhos: {
    rotulo: 'Situação das trocas',
    itens: (): Atalho<Filtros>[] => [
      { nome: 'Todas', filtros: {} },
      { nome: 'Aguardando', filtros: { situacao: ['PENDENTE'] } },
      { nome: 'Sem pedido', filtros: { situacao: ['AUTORIZADA'] } },
      { nome: 'Em andamento', filtros: { situacao: ['ANDAMENTO'] } },
    ],
  },
  nomeDe: ({ id }) => `troca ${id}`,
  enderecoDe: ({ id }) => `/solicitacoes-de-troca/${id}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : {
          titulo: 'Nenhuma troca',
          texto:
            'Comece pela nota de que os produtos voltam, em Nova troca ou em Trocar na própria nota; no ticket se monta o que vai no lugar.',
        },
  useAoVivo() {
    useReleituraAoVivo([CANAL_DE_APROVACOES, CANAL_DE_TICKETS])
    return SEM_NOVIDADE
  },
})
