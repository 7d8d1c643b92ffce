import { type AssuntoDoCatalogo, CONTRATOS_DO_CATALOGO } from '@balcao/dominio/catalogo/assuntos'
import type { Rota } from '../../platform/http/rota.ts'
import type { Desfazer } from '../ajustes/desfazer.ts'
import { desfazerLinha } from '../ajustes/mudar-linha.ts'
import { rotasDaTabela } from '../ajustes/rotas-da-tabela.ts'
import { ASSUNTOS } from './assuntos.ts'
import { rotasDosProdutosMantidos } from './manter-produtos.ts'

export const rotasDoCatalogo: Rota[] = [
  ...ASSUNTOS.flatMap((assunto) =>
    rotasDaTabela(assunto, CONTRATOS_DO_CATALOGO[assunto.assunto as AssuntoDoCatalogo]),
  ),
  ...rotasDosProdutosMantidos,
]

export const DESFAZER_NO_CATALOGO = Object.fromEntries(
  ASSUNTOS.map((assunto) => [assunto.assunto, desfazerLinha(assunto)]),
) as Record<AssuntoDoCatalogo, Desfazer>
