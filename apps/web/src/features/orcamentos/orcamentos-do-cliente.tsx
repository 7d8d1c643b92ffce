import { type ComponentProps, useMemo } from 'react'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useContexto } from '../../platform/listas/contexto.ts'
import { CampoDePeriodo } from '../../ui/campos/campo-de-periodo.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'
import { BotaoNovoOrcamento } from './botao-novo-orcamento.tsx'
import { colunasDeOrcamentos } from './colunas.tsx'
import { DialogoDoOrcamento } from './dialogo-do-orcamento.tsx'
import { FiltroDeStatus } from './filtro-de-status.tsx'
import { useOrcamentosDoCliente } from './use-orcamentos-do-cliente.ts'

type OrcamentosDoClienteProps = SecaoDoClienteProps &
  Pick<ComponentProps<typeof DialogoDoOrcamento>, 'aoAtender' | 'frete'>

/** CLI-01 The quotes of a customer. */
export function OrcamentosDoCliente(props: OrcamentosDoClienteProps) {
  const { titulo, idCli, item, aoAbrirItem, aoAtender, frete } = props
  const contexto = useContexto()
  const orcamentos = useOrcamentosDoCliente(idCli)
  const hoje = useDiaAtual()
  const colunas = useMemo(() => colunasDeOrcamentos(contexto, { doCliente: true }), [contexto])
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={orcamentos.consulta}
        vazio={({ itens }) => itens.length === 0}
        acoes={
          <>
            <FiltroDeStatus status={orcamentos.status} aoMudar={orcamentos.filtrar} />
            <CampoDePeriodo
              rotulo="Data de inclusão"
              maxima={hoje}
              semAtalhos
              value={orcamentos.periodo}
              onChange={orcamentos.mudarPeriodo}
            />
            <BotaoNovoOrcamento idCli={idCli} />
          </>
        }
      >
        {({ itens, paginator }) => (
          <>
            <Tabela
              rotulo="Orçamentos do cliente"
              colunas={colunas}
              itens={itens}
              chaveDe={({ id }) => id}
              nomeDe={({ id }) => `Orçamento ${id}`}
              aoAbrir={contexto.pode('ORCAMENTO_VER') ? ({ id }) => aoAbrirItem(id) : undefined}
              ordenacao={orcamentos.ordenacao}
              aoOrdenar={orcamentos.ordenar}
            />
            <Paginacao rotulo="Páginas de orçamentos" paginator={paginator} aoMudar={orcamentos.irPara} />
          </>
        )}
      </Secao>
      <DialogoDoOrcamento
        idOrcamento={item}
        aoFechar={() => aoAbrirItem(null)}
        aoAtender={aoAtender}
        frete={frete}
      />
    </>
  )
}
