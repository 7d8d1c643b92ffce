import type { RespostaDe } from '@balcao/dominio/contrato'
import type { guardarVisao, listarVisoes } from '@balcao/dominio/tickets/contratos-lista'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import { mensagemDoErro } from '../../api-error.ts'
import { useAcao, useConsulta } from '../../consultas.ts'
import type { ContratosDeVisoes } from '../descricao.ts'
import { semPagina } from '../filtros-de-lista.ts'

export type Visao = RespostaDe<typeof listarVisoes>['itens'][number]

const NENHUMA: Visao[] = []
const corpoDaVisao = (nome: string, filtros: object) => ({ corpo: { nome, filtros: semPagina(filtros) } })

// The contracts of every list have the shapes of these.
const acaoDeGuardar = ({ guardar }: ContratosDeVisoes) => guardar as typeof guardarVisao

export function useVisoes({ listar }: ContratosDeVisoes) {
  const { data, isPending, isError, refetch } = useConsulta(
    listar as typeof listarVisoes,
    {},
    { mostradoNaArea: true },
  )
  return { visoes: data?.itens ?? NENHUMA, carregando: isPending, falhou: isError, tentarNovamente: refetch }
}

export function useGuardarVisao(contratos: ContratosDeVisoes) {
  const acao = useAcao(acaoDeGuardar(contratos), { altera: [contratos.listar] })
  return {
    ...acao,
    guardar: (nome: string, filtros: object, aoConcluir: () => void) =>
      acao.mutate(corpoDaVisao(nome, filtros), { onSuccess: aoConcluir }),
  }
}

/** Deletes at once; the toast brings it back. */
export function useApagarVisao(contratos: ContratosDeVisoes) {
  const opcoes = {
    altera: [contratos.listar],
    aoFalhar: (erro: Error) => avisarErro(mensagemDoErro(erro)),
  }
  const restaurar = useAcao(acaoDeGuardar(contratos), opcoes)
  const { mutate, isPending } = useAcao(contratos.apagar, opcoes)
  return {
    apagando: isPending,
    apagar: (visao: Visao) =>
      mutate({ params: { idVisao: visao.id } } as never, {
        onSuccess: () =>
          avisarSucesso(`Visão “${visao.nome}” apagada.`, {
            acao: {
              rotulo: 'Desfazer',
              aoAcionar: () => restaurar.mutate(corpoDaVisao(visao.nome, visao.filtros)),
            },
          }),
      }),
  }
}
