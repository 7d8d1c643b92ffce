import { CAMPOS_DO_LANCAMENTO, type LancamentoDaConta } from '@balcao/dominio/contas-correntes/campos'
import { exportarLancamentos, listarLancamentos } from '@balcao/dominio/contas-correntes/contratos'
import {
  ESPECIES_DE_LANCAMENTO,
  type EspecieDeLancamento,
} from '@balcao/dominio/contas-correntes/lancamentos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Anchor, Button, Group, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useConsultaPaginada } from '../../../platform/consultas-paginadas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { MenuDeExportacao, ProgressoDaExportacao } from '../../../platform/listas/exportacao/exportar.tsx'
import { useExportacao } from '../../../platform/listas/exportacao/use-exportacao.ts'
import { CampoDePeriodo } from '../../../ui/campos/campo-de-periodo.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import estilos from './extrato.module.css'

const ESPECIES = Object.entries(ESPECIES_DE_LANCAMENTO).map(([valor, nome]) => ({
  valor: valor as EspecieDeLancamento,
  nome,
}))
const POR_VEZ = 20
const EXTRATO = { nome: 'extrato', exportar: exportarLancamentos }

/** GES-08 The statement: each figure with what explains it. */
export function Extrato({ idConta }: { idConta: number }) {
  const dinheiro = useFormatoDeDinheiro()
  const [especie, setEspecie] = useState<EspecieDeLancamento[]>([])
  const [periodo, setPeriodo] = useState<{ de: string | null; ate: string | null }>({ de: null, ate: null })
  const filtros = {
    especie,
    ...(periodo.de && { dtIni: periodo.de }),
    ...(periodo.ate && { dtFim: periodo.ate }),
  }
  const consulta = useConsultaPaginada(
    listarLancamentos,
    { params: { idConta }, query: { take: POR_VEZ, ...filtros } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  const { progresso, exportar, cancelar } = useExportacao(EXTRATO, { conta: idConta, ...filtros })
  const { itens = [], error, isPending, hasNextPage, isFetchingNextPage } = consulta
  const carregarMais = () => void consulta.fetchNextPage()
  const filtrado = especie.length > 0 || periodo.de !== null || periodo.ate !== null
  return (
    <Cartao
      titulo="Extrato"
      aoLado={
        <MenuDeExportacao
          nome="Exportar"
          ocupado={progresso !== null}
          aoExportar={(formato) => void exportar(formato)}
        />
      }
    >
      {progresso && <ProgressoDaExportacao nome="lançamentos" progresso={progresso} aoCancelar={cancelar} />}
      <Group gap="sm" mb="sm" className={estilos.filtros} data-so-na-tela>
        <CampoDePeriodo rotulo={CAMPOS_DO_LANCAMENTO.dtIni.rotulo} value={periodo} onChange={setPeriodo} />
        <CampoDeSelecaoMultipla
          label={CAMPOS_DO_LANCAMENTO.especie.rotulo}
          opcoes={ESPECIES}
          resumido
          placeholder={especie.length === 0 ? 'Todas' : ''}
          value={especie}
          onChange={setEspecie}
        />
      </Group>
      <AreaDeDados
        carregando={isPending}
        erro={error && mensagemDoErro(error)}
        temDados={itens.length > 0}
        vazio={itens.length === 0}
        textoVazio={filtrado ? 'Nenhum lançamento com esses filtros.' : 'Nada moveu esta conta ainda.'}
        atualizando={error !== null && consulta.isFetching}
        aoTentarNovamente={consulta.isFetchNextPageError ? carregarMais : () => void consulta.refetch()}
      >
        <Table.ScrollContainer minWidth={330}>
          <Table verticalSpacing={6} className={estilos.lancamentos}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th className={estilos.dia}>Dia</Table.Th>
                <Table.Th>Lançamento</Table.Th>
                <Table.Th ta="right">Valor</Table.Th>
                <Table.Th ta="right">Saldo</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {itens.map((lancamento) => (
                <Table.Tr key={lancamento.id}>
                  <Table.Td className={estilos.dia}>{formatarData(lancamento.dia)}</Table.Td>
                  <Table.Td>
                    <Explicado lancamento={lancamento} />
                  </Table.Td>
                  <Table.Td className={estilos.valor} data-sai={lancamento.valor < 0 || undefined}>
                    {dinheiro(lancamento.valor)}
                  </Table.Td>
                  <Table.Td className={estilos.valor}>
                    <span className={estilos.soNoCelular}>Saldo </span>
                    {dinheiro(lancamento.saldo)}
                  </Table.Td>
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
    </Cartao>
  )
}

/** What it is, of whom, and of a sale line by line. */
function Explicado({ lancamento }: { lancamento: LancamentoDaConta }) {
  const dinheiro = useFormatoDeDinheiro()
  const { texto, dia, idPedido, cliente, quem, itens } = lancamento
  const deQuem = [cliente, quem].filter(Boolean).join(' · ')
  return (
    <>
      <span>{texto}</span>
      <Text size="xs" c="dimmed" component="div">
        <span className={estilos.soNoCelular}>{formatarData(dia)} · </span>
        {idPedido !== null && (
          <>
            <Anchor
              underline="always"
              size="xs"
              renderRoot={(props) => <Link to="/pedidos/$idPedido" params={{ idPedido }} {...props} />}
            >
              Pedido {idPedido}
            </Anchor>
            {deQuem && ' · '}
          </>
        )}
        {deQuem}
      </Text>
      {itens.length > 0 && (
        <details className={estilos.itens}>
          <summary>{itens.length === 1 ? 'Ver o item' : `Ver os ${itens.length} itens`}</summary>
          <ul>
            {itens.map(({ codigo, descricao, qtde, base, vendido, valor }) => (
              <li key={codigo}>
                {codigo} · {descricao}: {formatarNumero(qtde)} × ({dinheiro(vendido)} − {dinheiro(base)}) ={' '}
                {dinheiro(valor)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
