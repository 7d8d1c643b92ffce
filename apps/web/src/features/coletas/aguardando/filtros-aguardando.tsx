import type { listarAguardandoColeta } from '@balcao/dominio/coletas/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { useMemo } from 'react'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeTermo } from '../../../ui/campos/campo-de-termo.tsx'
import { contar } from '../contar.ts'
import type { PartesDaPagina } from '../pagina-de-coletas.tsx'
import estilos from './aguardando.module.css'

type FiltrosAguardandoProps = Pick<PartesDaPagina, 'endereco' | 'mudar'> & {
  cidades: RespostaDe<typeof listarAguardandoColeta>['cidades'] | undefined
  carregando: boolean
}

export function FiltrosAguardando({ endereco, mudar, cidades, carregando }: FiltrosAguardandoProps) {
  const { termo, cidade } = endereco
  const opcoes = useMemo(
    () =>
      cidades?.map(({ ibge, cidade: nome, uf, quantidade }) => ({
        valor: ibge,
        nome: `${nome}/${uf}`,
        detalhe: contar(quantidade, 'ticket'),
      })) ?? [],
    [cidades],
  )
  return (
    <section className={estilos.filtros} aria-label="Filtros dos tickets que aguardam coleta">
      <CampoDeTermo
        termo={termo}
        placeholder="Protocolo, cliente, cidade…"
        aoMudar={(novo) => mudar({ ...endereco, termo: novo, page: undefined }, { substituir: true })}
      />
      <CampoDeSelecao
        label="Cidade"
        placeholder="Todas"
        opcoes={opcoes}
        carregando={carregando}
        semPreSelecao
        value={cidade ?? null}
        onChange={(nova) => mudar({ ...endereco, cidade: nova ?? undefined, page: undefined })}
      />
    </section>
  )
}
