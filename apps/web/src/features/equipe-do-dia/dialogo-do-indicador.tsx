import { listarLinhasDoIndicador } from '@balcao/dominio/equipe-do-dia/contratos'
import { INDICADORES, indicadores } from '@balcao/dominio/equipe-do-dia/indicadores'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { Anchor, Button, Stack, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useConsultaPaginada } from '../../platform/consultas-paginadas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { opcoesDe } from '../../platform/listas/descricao.ts'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { AreaDeDados } from '../../ui/retorno/area-de-dados.tsx'
import type { Aberto } from './abrir-indicador.ts'
import type { FiltrosDaEquipe } from './filtros-da-equipe.ts'

type DialogoDoIndicadorProps = {
  aberto: Aberto | null
  /** Of the list under it: the same days, people and criterion. */
  filtros: FiltrosDaEquipe
  aoFechar: () => void
}

/** GES-05 What is behind a figure of the day. */
export function DialogoDoIndicador({ aberto, filtros, aoFechar }: DialogoDoIndicadorProps) {
  return (
    <DialogoDaFicha
      aberto={aberto !== null}
      titulo={aberto ? (aberto.pessoa?.nome ?? 'Toda a equipe') : ''}
      aoFechar={aoFechar}
    >
      {aberto && <Conteudo aberto={aberto} filtros={filtros} />}
    </DialogoDaFicha>
  )
}

const OPCOES = opcoesDe(INDICADORES)
const [PRIMEIRO] = indicadores

function Conteudo({ aberto, filtros }: { aberto: Aberto; filtros: FiltrosDaEquipe }) {
  const [indicador, setIndicador] = useState(aberto.indicador)
  const dinheiro = useFormatoDeDinheiro()
  const query = useMemo(() => {
    const {
      page: _p,
      take: _t,
      orderBy: _o,
      direction: _d,
      ...resto
    } = filtros as FiltrosDaEquipe & {
      take?: number
    }
    return { ...resto, indicador, ...(aberto.pessoa && { idColab: aberto.pessoa.id }) }
  }, [filtros, indicador, aberto])
  const consulta = useConsultaPaginada(listarLinhasDoIndicador, { query }, { mostradoNaArea: true })
  const { itens = [], error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const carregarMais = () => void consulta.fetchNextPage()
  return (
    <Stack gap="md">
      <CampoDeSelecao
        label="Indicador"
        clearable={false}
        opcoes={OPCOES}
        value={indicador}
        onChange={(novo) => setIndicador(novo ?? PRIMEIRO)}
      />
      <AreaDeDados
        carregando={isPending}
        erro={error && mensagemDoErro(error)}
        temDados={itens.length > 0}
        vazio={itens.length === 0}
        textoVazio="Nada disto nestes dias."
        atualizando={error !== null && consulta.isFetching}
        aoTentarNovamente={consulta.isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
      >
        <Table.ScrollContainer minWidth={520}>
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th ta="left">Quando</Table.Th>
                <Table.Th ta="left">O quê</Table.Th>
                <Table.Th ta="left">Cliente</Table.Th>
                {!aberto.pessoa && <Table.Th ta="left">Quem</Table.Th>}
                <Table.Th ta="right">Valor</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {itens.map(({ id, quando, titulo, cliente, quem, valor, idFil, pagina, idDaPagina }) => (
                <Table.Tr key={id}>
                  <Table.Td>{formatarDataHora(quando)}</Table.Td>
                  <Table.Td>
                    {pagina && idDaPagina !== null ? (
                      <Anchor
                        size="sm"
                        renderRoot={(props) => <Link to={`/${pagina}/${idDaPagina}` as never} {...props} />}
                      >
                        {titulo}
                      </Anchor>
                    ) : (
                      titulo
                    )}
                  </Table.Td>
                  <Table.Td>{cliente}</Table.Td>
                  {!aberto.pessoa && <Table.Td>{nomeCurto(quem)}</Table.Td>}
                  <Table.Td ta="right">{valor === null ? '–' : dinheiro(valor, idFil ?? undefined)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {hasNextPage && (
          <Button variant="subtle" loading={isFetchingNextPage} onClick={carregarMais}>
            Carregar mais
          </Button>
        )}
      </AreaDeDados>
    </Stack>
  )
}
