import { type AprovacaoDaLista, CAMPOS_DA_APROVACAO } from '@balcao/dominio/aprovacoes/campos'
import { TIPOS_DE_APROVACAO } from '@balcao/dominio/aprovacoes/tipos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { nomeCurto, nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { formatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import type { Coluna } from '../../../ui/listas/coluna.ts'
import { ComFolga, DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDaSituacao, Margem } from '../situacao-da-aprovacao.tsx'

const nomeDe = ({ tipo, idReferencia }: AprovacaoDaLista) =>
  `${TIPOS_DE_APROVACAO[tipo].coisa} ${idReferencia}`
const percentual = ({ desconto }: AprovacaoDaLista) =>
  desconto === null ? '–' : `${formatarNumero(desconto, 1)}%`

export const colunasDeAprovacoes = (contexto: Contexto): Coluna<AprovacaoDaLista>[] => {
  const dinheiro = ({ valor, idFil }: AprovacaoDaLista) =>
    valor === null ? '–' : formatoDeDinheiro(contexto.parametrosDa, idFil)(valor)
  return colunasDosCampos(CAMPOS_DA_APROVACAO, contexto, {
    resumo: {
      celulaDoCartao: (item) => nomeDe(item),
      celula: (item) => <DuasLinhas principal={nomeDe(item)} detalhe={item.resumo} />,
    },
    situacao: { celula: ({ situacao }) => <EtiquetaDaSituacao situacao={situacao} /> },
    cliente: {
      celulaDoCartao: ({ cliente, resumo }) => `${nomeDoCliente(cliente)} · ${resumo}`,
      celula: ({ cliente }) => nomeDoCliente(cliente),
    },
    solicitante: {
      celula: ({ solicitante, supervisor }) =>
        solicitante ? (
          <DuasLinhas
            principal={nomeCurto(solicitante.nome)}
            titulo={supervisor ? `${solicitante.nome}\nEquipe de ${supervisor}` : solicitante.nome}
            detalhe={
              supervisor && (
                <>
                  <ComFolga>Equipe de </ComFolga>
                  {nomeCurto(supervisor)}
                </>
              )
            }
          />
        ) : (
          '–'
        ),
      celulaDoCartao: ({ solicitante }) => (solicitante ? nomeCurto(solicitante.nome) : ''),
    },
    desconto: {
      celula: percentual,
    },
    margem: {
      celula: (item) => <Margem {...item} />,
      celulaDoCartao: (item) => (item.faixa === null ? '' : <Margem {...item} />),
    },
    valor: { celula: dinheiro, celulaDoCartao: (item) => (item.valor === null ? '' : dinheiro(item)) },
    pedidaEm: { celula: ({ pedidaEm }) => <TempoRelativo data={pedidaEm} /> },
  })
}
