import type { TipoDeAtividade } from '@balcao/dominio/atividades/atividade'
import { listarRegistroDeAtividade } from '@balcao/dominio/clientes/secoes'
import { TAMANHO_DE_PAGINA } from '@balcao/dominio/constantes'
import { useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { LinhaDeAtividades } from '../../../platform/ficha/linha-de-atividades.tsx'
import { Secao } from '../../../platform/ficha/secao.tsx'
import { Paginacao } from '../../../ui/listas/paginacao.tsx'
import { LinkDaSecao } from './link-da-secao.tsx'
import type { ChaveDaSecao } from './lugar-na-ficha.ts'

const SECAO: Record<TipoDeAtividade, ChaveDaSecao | null> = {
  PEDIDO: 'pedidos',
  ORCAMENTO: 'orcamentos',
  AGENDA: 'agendas',
  TICKET: 'tickets',
  ATENDIMENTO_AVULSO: null,
  CADASTRO: null,
}

/** CLI-02 What was done with the customer; each one leads to its section and opens there. */
export function RegistroDeAtividades({ idCli }: { idCli: number }) {
  const [page, setPage] = useState(1)
  const consulta = useConsulta(
    listarRegistroDeAtividade,
    { params: { idCli }, query: { page, take: TAMANHO_DE_PAGINA.registroDeAtividades } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return (
    <Secao
      titulo="Registro de atividades"
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio="Nenhuma atividade disponível."
    >
      {({ itens, paginator }) => (
        <>
          <LinhaDeAtividades
            itens={itens}
            ligar={(tipo, referencia, nome) =>
              SECAO[tipo] && (
                <strong>
                  <LinkDaSecao secao={SECAO[tipo]} item={referencia}>
                    {nome}
                  </LinkDaSecao>
                </strong>
              )
            }
          />
          {paginator.paginas > 1 && (
            <Paginacao rotulo="Páginas do registro de atividades" paginator={paginator} aoMudar={setPage} />
          )}
        </>
      )}
    </Secao>
  )
}
