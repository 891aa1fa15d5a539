import type { ComponentType } from 'react';
import type { ScreenKind } from '../routes/manifest';
import { AboutScreen } from '../screens/about/AboutScreen';
import { BlogDetailsScreen } from '../screens/blog/BlogDetailsScreen';
import { BlogScreen } from '../screens/blog/BlogScreen';
import { ProjectDetailsScreen } from '../screens/blog/ProjectDetailsScreen';
import { ContactScreen } from '../screens/contact/ContactScreen';
import { CoolersScreen } from '../screens/coolers/CoolersScreen';
import { FaqsScreen } from '../screens/faqs/FaqsScreen';
import { HomeScreen } from '../screens/home/HomeScreen';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { PolicyScreen } from '../screens/policy/PolicyScreen';
import { ProductScreen } from '../screens/product/ProductScreen';
import { ProductsScreen } from '../screens/products/ProductsScreen';
import type { ScreenProps } from '../screens/screen';
import { SearchScreen } from '../screens/search/SearchScreen';
import { ServicesScreen } from '../screens/services/ServicesScreen';
import { SpecimensScreen } from '../screens/specimens/SpecimensScreen';
import { TeamScreen } from '../screens/team/TeamScreen';

const screens: { readonly [Kind in ScreenKind]: ComponentType<ScreenProps<Kind>> } = {
  home: HomeScreen,
  about: AboutScreen,
  services: ServicesScreen,
  team: TeamScreen,
  faqs: FaqsScreen,
  blog: BlogScreen,
  'blog-details': BlogDetailsScreen,
  'project-details': ProjectDetailsScreen,
  contact: ContactScreen,
  products: ProductsScreen,
  coolers: CoolersScreen,
  product: ProductScreen,
  specimens: SpecimensScreen,
  policy: PolicyScreen,
  search: SearchScreen,
  'not-found': NotFoundScreen,
};

/** The component that shows pages of a kind. */
export function screenFor(kind: ScreenKind): ComponentType<ScreenProps<never>> {
  return screens[kind] as ComponentType<ScreenProps<never>>;
}
