import { STATUS_EM_ABERTO } from '@balcao/dominio/orcamentos/status'
import { labelDoStatus, STATUS_DE_ORCAMENTO } from '@balcao/dominio/pedidos/status'
import { useMemo } from 'react'
import { useParametro } from '../../platform/parametros.ts'
import { CampoDeSelecaoMultipla } from '../../ui/campos/campo-de-selecao-multipla.tsx'
import { EscolhasRapidas } from '../../ui/listas/escolhas-rapidas.tsx'

type FiltroDeStatusProps = { status: readonly string[]; aoMudar: (status: readonly string[]) => void }

const saoOsMesmos = (uns: readonly string[], outros: readonly string[]) =>
  uns.length === outros.length && uns.every((chave) => outros.includes(chave))

/** PAR-02 By status, with the branch's own names; those that may still be won are one press away. */
export function FiltroDeStatus({ status, aoMudar }: FiltroDeStatusProps) {
  const nomes = useParametro('descricaoStatusPedido')
  const opcoes = useMemo(
    () =>
      STATUS_DE_ORCAMENTO.map(({ chave }) => ({
        valor: chave as string,
        nome: labelDoStatus(chave, nomes),
      })),
    [nomes],
  )
  const prontas = [
    { nome: 'Todos', chaves: [] },
    { nome: 'Em aberto', chaves: STATUS_EM_ABERTO },
  ]
  return (
    <>
      <EscolhasRapidas
        rotulo="Situação dos orçamentos"
        escolhas={prontas.map(({ nome, chaves }) => ({
          nome,
          ativa: saoOsMesmos(status, chaves),
          aoEscolher: () => aoMudar(chaves),
        }))}
      />
      <CampoDeSelecaoMultipla
        label="Status"
        placeholder={status.length === 0 ? 'Todos' : ''}
        opcoes={opcoes}
        value={[...status]}
        onChange={aoMudar}
      />
    </>
  )
}
