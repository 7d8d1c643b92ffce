import { listarTiposDeArtigo } from '@balcao/dominio/faq/contratos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { UnstyledButton } from '@mantine/core'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import estilos from './pagina-do-faq.module.css'

type TiposDeArtigoProps = {
  termo: string | undefined
  escolhido: number | undefined
  aoEscolher: (tipo: number | undefined) => void
}

/** FAQ-01 Types as a filter, with how many articles the search finds in each. */
export function TiposDeArtigo({ termo = '', escolhido, aoEscolher }: TiposDeArtigoProps) {
  const consulta = useConsulta(
    listarTiposDeArtigo,
    { query: { termo } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { data, error, isPending, isFetching, refetch } = consulta
  // One without articles is of no use to who reads, unless it is the one that is chosen.
  const tipos = data?.itens.filter(({ id, quantidade }) => quantidade > 0 || id === escolhido) ?? []
  const todos = data?.itens.reduce((soma, { quantidade }) => soma + quantidade, 0) ?? 0
  return (
    <div className={estilos.tipos}>
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error && mensagemDoErro(error)}
        temDados={data !== undefined}
        aoTentarNovamente={() => void refetch()}
      >
        <fieldset className={estilos.escolhas}>
          <legend>Tipos de artigo</legend>
          <Escolha
            nome="Todos"
            quantidade={todos}
            atual={escolhido === undefined}
            aoEscolher={() => aoEscolher(undefined)}
          />
          {tipos.map(({ id, descricao, quantidade }) => (
            <Escolha
              key={id}
              nome={descricao}
              quantidade={quantidade}
              atual={id === escolhido}
              aoEscolher={() => aoEscolher(id)}
            />
          ))}
        </fieldset>
      </AreaDeDados>
    </div>
  )
}

type EscolhaProps = { nome: string; quantidade: number; atual: boolean; aoEscolher: () => void }

function Escolha({ nome, quantidade, atual, aoEscolher }: EscolhaProps) {
  return (
    <UnstyledButton className={estilos.escolha} aria-pressed={atual} onClick={aoEscolher}>
      <span>{nome}</span>
      <span className={estilos.quantidade}>{formatarNumero(quantidade)}</span>
    </UnstyledButton>
  )
}
