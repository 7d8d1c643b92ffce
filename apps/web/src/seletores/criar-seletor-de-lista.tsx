import type { Contrato } from '@balcao/dominio/contrato'
import { useMemo } from 'react'
import type { Leitura } from '../platform/api.ts'
import { mensagemDoErro } from '../platform/api-error.ts'
import { useConsulta } from '../platform/consultas.ts'
import { CampoDeSelecao, type CampoDeSelecaoProps } from '../ui/campos/campo-de-selecao.tsx'
import type { Opcao, ValorDeOpcao } from '../ui/campos/opcao.tsx'
import type { ItemDe } from './criar-seletor.tsx'

type Descricao<K, V extends ValorDeOpcao> = {
  /** Answers the whole list, which hardly ever changes. */
  contrato: K
  rotulo: string
  placeholder?: string
  paraOpcao: (item: ItemDe<K>) => Opcao<V>
}

type SeletorDeListaProps<K, V extends ValorDeOpcao> = Omit<
  CampoDeSelecaoProps<V>,
  'opcoes' | 'carregando' | 'aoTentarNovamente' | 'onChange'
> & { onChange?: (valor: V | null, item: ItemDe<K> | null) => void }

/** GER-12 A picker over a short list of the server, searched in the browser; its value is what the option says. */
export function criarSeletorDeLista<K extends Contrato, V extends ValorDeOpcao>(descricao: Descricao<K, V>) {
  const { contrato, rotulo, paraOpcao, ...fixas } = descricao
  return function SeletorDeLista({ onChange, ...props }: SeletorDeListaProps<K, V>) {
    const { data, isPending, isFetching, error, refetch } = useConsulta(contrato, {} as Leitura<K>, {
      listaComum: true,
      mostradoNaArea: true,
    })
    const itens = (data as { itens: ItemDe<K>[] } | undefined)?.itens
    const opcoes = useMemo(() => itens?.map(paraOpcao) ?? [], [itens])
    return (
      <CampoDeSelecao<V>
        label={rotulo}
        {...fixas}
        {...props}
        onChange={(valor) =>
          onChange?.(valor, itens?.find((item) => paraOpcao(item).valor === valor) ?? null)
        }
        opcoes={opcoes}
        carregando={isPending || (isFetching && error !== null)}
        error={error ? mensagemDoErro(error) : props.error}
        aoTentarNovamente={error ? () => void refetch() : undefined}
      />
    )
  }
}
