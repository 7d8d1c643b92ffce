import type { Automacao } from '@balcao/dominio/automacoes/campos'
import { listarExecucoes } from '@balcao/dominio/automacoes/contratos'
import { SITUACOES_DA_EXECUCAO } from '@balcao/dominio/automacoes/execucao'
import { Anchor, Button, Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsultaPaginada } from '../../../platform/consultas-paginadas.ts'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './automacao.module.css'

const TONS = { FEITA: 'verde', EM_PARTE: 'amarelo', IMPEDIDA: 'vermelho', FREADA: 'neutro' } as const

type ExecucoesProps = { automacao: Automacao | null; aoFechar: () => void }

/** MES-10 What a rule did lately, with the tickets. */
export function ExecucoesDaAutomacao({ automacao, aoFechar }: ExecucoesProps) {
  return (
    <Drawer
      opened={automacao !== null}
      onClose={aoFechar}
      position="right"
      size="md"
      title={`Execuções de “${automacao?.nome ?? ''}”`}
    >
      {automacao && <Lista idAutomacao={automacao.id} />}
    </Drawer>
  )
}

function Lista({ idAutomacao }: { idAutomacao: number }) {
  const consulta = useConsultaPaginada(
    listarExecucoes,
    { params: { idAutomacao }, query: {} },
    { mostradoNaArea: true },
  )
  const { itens = [], error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const carregarMais = () => void consulta.fetchNextPage()
  return (
    <AreaDeDados
      carregando={isPending}
      erro={error && mensagemDoErro(error)}
      temDados={itens.length > 0}
      vazio={itens.length === 0}
      textoVazio="Esta automação ainda não agiu em nenhum ticket que você vê."
      atualizando={error !== null && consulta.isFetching}
      aoTentarNovamente={consulta.isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
    >
      <ul className={estilos.execucoes}>
        {itens.map(({ id, idTicket, protocolo, assunto, situacao, mensagem, quando }) => (
          <li key={id}>
            <div className={estilos.linha}>
              <Anchor
                size="sm"
                renderRoot={(props) => <Link to="/tickets/$idTicket" params={{ idTicket }} {...props} />}
              >
                {protocolo}
              </Anchor>
              <Etiqueta tom={TONS[situacao]}>{SITUACOES_DA_EXECUCAO[situacao]}</Etiqueta>
              <TempoRelativo data={quando} />
            </div>
            <div>{assunto}</div>
            <div className={estilos.detalhe}>
              <TextoComQuebras texto={mensagem} />
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={carregarMais}>
          Carregar mais
        </Button>
      )}
    </AreaDeDados>
  )
}
