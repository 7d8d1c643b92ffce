import { emDias, plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import type { ObjetivoDaLista } from '@balcao/dominio/objetivos/campos'
import {
  listarVendasDoObjetivo,
  type ObjetivoDiaADia,
  obterObjetivo,
  type VendaDoObjetivo,
} from '@balcao/dominio/objetivos/contratos'
import { O_QUE_SOMAM } from '@balcao/dominio/objetivos/especies'
import { dizerMes, SITUACOES_DO_OBJETIVO } from '@balcao/dominio/objetivos/progresso'
import { Anchor, Button, Skeleton, Stack, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { useConsultaPaginada } from '../../../platform/consultas-paginadas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { LinhaDoAndamento } from '../../../ui/figuras/linha-do-andamento.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import estilos from '../objetivos.module.css'
import {
  dizerPercentual,
  nomeDoObjetivo,
  TOM_DA_SITUACAO,
  useFormatoDoObjetivo,
} from '../valor-do-objetivo.ts'

type DialogoDoObjetivoProps = { objetivo: ObjetivoDaLista | null; aoFechar: () => void }

/** GES-01 One target, day by day, and what its figures are made of. */
export function DialogoDoObjetivo({ objetivo, aoFechar }: DialogoDoObjetivoProps) {
  return (
    <DialogoDaFicha
      aberto={objetivo !== null}
      titulo={objetivo ? `${objetivo.alvo}: ${nomeDoObjetivo(objetivo)}` : ''}
      aoFechar={aoFechar}
    >
      {objetivo && <Conteudo objetivo={objetivo} />}
    </DialogoDaFicha>
  )
}

function Conteudo({ objetivo }: { objetivo: ObjetivoDaLista }) {
  const params = { idObjetivo: objetivo.id }
  const consulta = useConsulta(obterObjetivo, { params }, { mostradoNaArea: true })
  return (
    <Stack gap="md">
      <AreaDaConsulta consulta={consulta} esqueleto={<Skeleton height={320} />}>
        {(dados) => <Progresso {...dados} />}
      </AreaDaConsulta>
      <Vendas objetivo={objetivo} alcancado={consulta.data?.objetivo.alcancado ?? objetivo.alcancado} />
    </Stack>
  )
}

function Progresso({ objetivo, criterio, hoje, dias }: ObjetivoDiaADia) {
  const dizer = useFormatoDoObjetivo()
  const { tipo, meta, alcancado, falta, necessidade, projecao, decorridos, diasUteis, restantes } = objetivo
  const figuras = [
    ['Meta', dizer(tipo, meta), dizerMes(objetivo.mes)],
    ['Alcançado', dizer(tipo, alcancado), dizerPercentual(objetivo.percentual)],
    ['Falta', dizer(tipo, falta), `${restantes} de ${plural(diasUteis, 'dia útil', 'dias úteis')}`],
    ['Por dia útil', falta === 0 ? '–' : dizer(tipo, necessidade), 'contando hoje'],
    ['Projeção', dizer(tipo, projecao), `no ritmo de ${emDias(decorridos)}`],
  ] as const
  return (
    <>
      <div className={estilos.situacao}>
        <Etiqueta tom={TOM_DA_SITUACAO[objetivo.situacao]}>
          {SITUACOES_DO_OBJETIVO[objetivo.situacao]}
        </Etiqueta>
        <span>
          {objetivo.posicao}º de {objetivo.concorrentes}
        </span>
      </div>
      <dl className={estilos.figuras}>
        {figuras.map(([nome, valor, detalhe]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <strong>{valor}</strong>
              <small>{detalhe}</small>
            </dd>
          </div>
        ))}
      </dl>
      <LinhaDoAndamento
        titulo="Dia a dia"
        descricao={`${criterio} Contínua, o alcançado; tracejada, o ritmo da meta; pontilhada, a projeção.`}
        pontos={dias}
        passados={dias.filter(({ dia }) => dia <= hoje).length}
        meta={meta}
        projecao={projecao}
        extremos={[formatarData(dias[0]?.dia ?? ''), formatarData(dias.at(-1)?.dia ?? '')]}
        tabela={{
          titulos: ['Dia', 'Alcançado até o dia', 'Ritmo da meta'],
          linhas: dias
            .filter(({ dia }) => dia <= hoje)
            .map(({ dia, alcancado: ate, ideal }) => [
              formatarData(dia),
              dizer(tipo, ate),
              dizer(tipo, ideal),
            ]),
        }}
      />
    </>
  )
}

type VendasProps = { objetivo: ObjetivoDaLista; alcancado: number }

function Vendas({ objetivo: { id, tipo }, alcancado }: VendasProps) {
  const dinheiro = useFormatoDeDinheiro()
  const dizerAlcancado = useFormatoDoObjetivo()
  const { rotulo, dinheiro: emDinheiro, somam } = O_QUE_SOMAM[tipo]
  const consulta = useConsultaPaginada(
    listarVendasDoObjetivo,
    { params: { idObjetivo: id }, query: {} },
    { mostradoNaArea: true },
  )
  const { itens = [], error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const carregarMais = () => void consulta.fetchNextPage()
  return (
    <Cartao titulo="O que conta" nivel={3} solto>
      <AreaDeDados
        carregando={isPending}
        erro={error && mensagemDoErro(error)}
        temDados={itens.length > 0}
        vazio={itens.length === 0}
        textoVazio="Nenhuma venda conta ainda neste objetivo."
        atualizando={error !== null && consulta.isFetching}
        aoTentarNovamente={consulta.isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
      >
        <Table.ScrollContainer minWidth={480}>
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th ta="left">Dia</Table.Th>
                <Table.Th ta="left">Cliente</Table.Th>
                <Table.Th ta="left">Vendedor</Table.Th>
                <Table.Th ta="left">O quê</Table.Th>
                <Table.Th ta="right">{rotulo}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {itens.map(({ chave, dia, cliente, vendedor, idFil, conta, ...venda }) => (
                <Table.Tr key={chave}>
                  <Table.Td>{formatarData(dia)}</Table.Td>
                  <Table.Td>{cliente}</Table.Td>
                  <Table.Td>{vendedor}</Table.Td>
                  <Table.Td>
                    <Documentos {...venda} />
                  </Table.Td>
                  <Table.Td ta="right">
                    {emDinheiro ? dinheiro(conta, idFil) : formatarNumero(conta)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
            {somam && !hasNextPage && (
              <Table.Tfoot>
                <Table.Tr>
                  <Table.Th ta="left" colSpan={4}>
                    Alcançado
                  </Table.Th>
                  <Table.Th ta="right">{dizerAlcancado(tipo, alcancado)}</Table.Th>
                </Table.Tr>
              </Table.Tfoot>
            )}
          </Table>
        </Table.ScrollContainer>
        {hasNextPage && (
          <Button variant="subtle" loading={isFetchingNextPage} onClick={carregarMais}>
            Carregar mais
          </Button>
        )}
      </AreaDeDados>
    </Cartao>
  )
}

/** Each document by its number, to its order; of what came back, those that it came from. */
function Documentos({ documentos, devolucao }: Pick<VendaDoObjetivo, 'documentos' | 'devolucao'>) {
  return (
    <>
      {devolucao && 'Devolução de '}
      {documentos.map(({ idPedido, numero }, i) => (
        <Fragment key={numero}>
          {i > 0 && ', '}
          <Anchor
            size="sm"
            underline="always"
            renderRoot={(props) => <Link to="/pedidos/$idPedido" params={{ idPedido }} {...props} />}
          >
            {numero}
          </Anchor>
        </Fragment>
      ))}
    </>
  )
}
